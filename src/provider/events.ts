import type { BackendErrorCode } from '../backend/BackendError';

/** The part of the product in an event: the name of its hook without `use`. */
export type EventPart =
  | 'addPension'
  | 'addressDeletion'
  | 'addressFinder'
  | 'authorisation'
  | 'cancelApplication'
  | 'cancelledApplication'
  | 'dataCopy'
  | 'documentRemoval'
  | 'documents'
  | 'documentUploads'
  | 'forgotPassword'
  | 'guide'
  | 'guideSearch'
  | 'knownPensions'
  | 'logIn'
  | 'emailChange'
  | 'entryRemoval'
  | 'logOut'
  | 'marketingPreferences'
  | 'newsEmails'
  | 'notificationSettings'
  | 'openLink'
  | 'pensionDetails'
  | 'pensionForm'
  | 'pensions'
  | 'pensionList'
  | 'passwordChange'
  | 'personalDetails'
  | 'portalAddresses'
  | 'portalAddressForm'
  | 'portalDashboard'
  | 'processing'
  | 'reason'
  | 'resetPassword'
  | 'secondStep'
  /** The code that `useSecondStep` sends to a phone. */
  | 'secondStepText'
  | 'signedAuthorisations'
  | 'signUp'
  | 'stopNews'
  | 'taskDone'
  | 'tasks'
  | 'tour'
  | 'traceDetails'
  | 'traceForm'
  | 'traces'
  | 'traceList'
  | 'traceWizard'
  | 'tracey'
  | 'twoStepSetup';

/** A field that a form refused. `name` is the field's name, never its value. */
export interface RefusedField {
  name: string;
  /** `missing` when the field is empty, `invalid` otherwise. */
  code: 'missing' | 'invalid';
}

/** The events of a part. */
export type PartEvent =
  | { type: 'viewed' }
  | { type: 'left' }
  /** Valid input was sent. */
  | { type: 'submitted' }
  /** The form refused `fields`, or the server the request: with one field if it named one, otherwise none. */
  | { type: 'refused'; fields: readonly RefusedField[] }
  | { type: 'completed' }
  | { type: 'failed'; code: Exclude<BackendErrorCode, 'refused'> };

/** An event for analytics. Contains names and codes only: never a typed value, never an id. */
export type PensionTraceEvent = PartEvent & { part: EventPart };
