export * from './headless';
export { PersonalDetailsForm, type PersonalDetailsFormProps } from './features/personal-details/PersonalDetailsForm';
