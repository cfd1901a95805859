import { lazy } from 'react';

/** Every screen, each with its own code that loads when it is first shown. */
export const screens = {
  AddPension: lazy(async () => ({ default: (await import('../onboarding/AddPension')).AddPension })),
  AddressFinder: lazy(async () => ({ default: (await import('../../features/address/AddressFinder')).AddressFinder })),
  AuthorisationPad: lazy(async () => ({
    default: (await import('../../features/authorisation/AuthorisationPad')).AuthorisationPad,
  })),
  CancelledApplication: lazy(async () => ({
    default: (await import('../cancelled/CancelledApplication')).CancelledApplication,
  })),
  DocumentsPage: lazy(async () => ({
    default: (await import('../../features/documents/DocumentsPage')).DocumentsPage,
  })),
  ExpiredLink: lazy(async () => ({ default: (await import('../../features/access/ExpiredLink')).ExpiredLink })),
  ForgotPassword: lazy(async () => ({
    default: (await import('../../features/access/ForgotPassword')).ForgotPassword,
  })),
  GuidePage: lazy(async () => ({ default: (await import('../../features/support/GuidePage')).GuidePage })),
  KnownPensions: lazy(async () => ({ default: (await import('../../features/pensions/KnownPensions')).KnownPensions })),
  LogInForm: lazy(async () => ({ default: (await import('../../features/access/LogInForm')).LogInForm })),
  MarketingPage: lazy(async () => ({ default: (await import('./MarketingPage')).MarketingPage })),
  NoStep: lazy(async () => ({ default: (await import('../../features/frame/NoStep')).NoStep })),
  NotEligible: lazy(async () => ({ default: (await import('../../features/not-eligible/NotEligible')).NotEligible })),
  PensionDetails: lazy(async () => ({ default: (await import('../details/PensionDetails')).PensionDetails })),
  PensionsList: lazy(async () => ({ default: (await import('../onboarding/PensionsList')).PensionsList })),
  PersonalDetailsForm: lazy(async () => ({
    default: (await import('../../features/personal-details/PersonalDetailsForm')).PersonalDetailsForm,
  })),
  PortalDashboard: lazy(async () => ({ default: (await import('../portal/PortalDashboard')).PortalDashboard })),
  Processing: lazy(async () => ({ default: (await import('../../features/processing/Processing')).Processing })),
  Profile: lazy(async () => ({ default: (await import('../profile/Profile')).Profile })),
  ReasonForm: lazy(async () => ({ default: (await import('../../features/reason/ReasonForm')).ReasonForm })),
  ResetPassword: lazy(async () => ({ default: (await import('../../features/access/ResetPassword')).ResetPassword })),
  SecondStep: lazy(async () => ({ default: (await import('../../features/two-step/SecondStep')).SecondStep })),
  SignUpForm: lazy(async () => ({ default: (await import('../../features/access/SignUpForm')).SignUpForm })),
  SigningDone: lazy(async () => ({ default: (await import('../onboarding/SigningDone')).SigningDone })),
  SupportPage: lazy(async () => ({ default: (await import('../../features/support/SupportPage')).SupportPage })),
  TraceDetails: lazy(async () => ({ default: (await import('../details/TraceDetails')).TraceDetails })),
  TracesList: lazy(async () => ({ default: (await import('../onboarding/TracesList')).TracesList })),
  TraceWizard: lazy(async () => ({ default: (await import('../onboarding/TraceWizard')).TraceWizard })),
};
