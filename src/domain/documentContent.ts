/** The server function `document` is deployed on its own, so its folder has the source. */
export * from '../../supabase/functions/document/content';
