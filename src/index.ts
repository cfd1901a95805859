export * from './headless';
export { PersonalDetailsForm, type PersonalDetailsFormProps } from './features/personal-details/PersonalDetailsForm';
export { ForgotPassword, type ForgotPasswordProps } from './features/access/ForgotPassword';
export { LogInForm, type LogInFormProps } from './features/access/LogInForm';
export { ResetPassword, type ResetPasswordProps } from './features/access/ResetPassword';
export { SignUpForm, type SignUpFormProps } from './features/access/SignUpForm';
