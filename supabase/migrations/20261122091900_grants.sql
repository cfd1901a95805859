-- Who may call which procedure. Everything else stays closed.

-- Without login.
grant execute on function
  public.marketing, public.marketing_update, public.news_unsubscribe, public.portal_welcome_back
to anon, authenticated;

-- Signed-in customers.
grant execute on function
  public.anonymize_user, public.portal_action_authorisation, public.portal_activity, public.portal_address,
  public.portal_address_add, public.portal_address_delete, public.portal_address_edit, public.portal_agreements,
  public.portal_authorisation, public.portal_cancel_application, public.portal_create_pension,
  public.portal_create_trace, public.portal_create_trace_cancel, public.portal_data_copy, public.portal_document_remove, public.portal_draft_keep, public.portal_drafts,
  public.portal_edit_pension, public.portal_edit_trace, public.portal_end_tour, public.portal_is_second_step_due,
  public.portal_known_pensions_add, public.portal_known_pensions_continue,
  public.portal_may_upload, public.portal_national_insurance, public.portal_pension_add, public.portal_pension_cancel, public.portal_pension_continue,
  public.portal_pension_count, public.portal_pension_remove, public.portal_pension_searches, public.portal_personal,
  public.portal_provider_search, public.portal_readable_files, public.portal_removed_documents, public.portal_restore_application, public.portal_sic_search,
  public.portal_signed_authorisation, public.portal_signed_authorisations, public.portal_task_done, public.portal_trace_add,
  public.portal_trace_continue, public.portal_trace_count, public.portal_trace_remove, public.portal_trace_searches, public.portal_user,
  public.portal_user_addresses, public.portal_user_documents, public.portal_user_pensions,
  public.portal_user_settings_marketing, public.portal_user_trace, public.portal_user_traces,
  public.portal_user_update_marketing, public.portal_user_update_news, public.portal_why, public.search
to authenticated;

-- The firm's back-office and server functions.
grant execute on function
  public.backoffice_add_activity, public.backoffice_add_note, public.backoffice_add_pension, public.backoffice_add_search,
  public.backoffice_add_task, public.backoffice_check_authorisations, public.backoffice_claim_messages, public.backoffice_close,
  public.backoffice_copy_customer, public.backoffice_correct_address, public.backoffice_correct_personal, public.backoffice_count_request,
  public.backoffice_erase, public.backoffice_file_document, public.backoffice_finish_task, public.backoffice_link_pension, public.backoffice_list_upload, public.backoffice_move_pension,
  public.backoffice_move_search, public.backoffice_move_trace, public.backoffice_national_insurance,
  public.backoffice_note_bounce, public.backoffice_note_message_failed, public.backoffice_note_message_sent,
  public.backoffice_reopen, public.backoffice_request_authorisation,
  public.backoffice_signed_authorisation, public.backoffice_stop_message, public.backoffice_stop_messages,
  public.backoffice_undo_find, public.backoffice_unsubscribe, public.backoffice_verify_evidence, public.backoffice_withdraw_authorisation_request
to service_role;

-- The views for the firm's day.
grant usage on schema office to service_role;
grant select on all tables in schema office to service_role;
