/** What is not as everywhere in the tenancy of tables: read it when a table is added here, since nothing else guards it. */
import { UNSECURED } from '../../tools/architecture/rules/unsecured-tables.ts';
import { canonicalPolicy, type Exceptions } from './tenancy.ts';

const OWN_BUSINESS = canonicalPolicy('business_id');

/** The tables that are not kept by the one policy, or not by it alone, and why. */
export const EXCEPTIONS: Exceptions = {
  unsecured: UNSECURED,
  policies: {
    businesses: {
      because: 'it is the tenant: its person finds it before it is named, and it goes by functions alone',
      policies: [
        'select to public using ((id = current_business()) OR (user_id = current_person()))',
        'insert to public check ((id = current_business()) AND (user_id = current_person()))',
        'update to public using ((id = current_business()) AND (user_id = COALESCE(current_person(), user_id)))',
        'update to belegbar_owner using (id = current_business())',
        "delete to belegbar_owner using ((id = current_business()) AND is_term_over(id, 'books'::text))",
      ],
      acts: { owner: { deletes: '0' } },
    },
    notifications: {
      because: 'the program, which works without a person, tells anyone; a function purges what is old',
      policies: [
        'all to public using (user_id = current_person()) check (user_id = COALESCE(current_person(), user_id))',
        "all to belegbar_owner using (is_read AND (created_at <= (now() - '1 year'::interval)))",
      ],
      acts: { nobody: { inserts: '1' } },
    },
    security_events: {
      because: 'whoever knocks is written down, administrators read it, and nobody changes it',
      policies: [
        'insert to belegbar_app check true',
        'select to belegbar_app using ((user_id = current_person()) OR reads_as_administrator())',
        "all to belegbar_owner using (at <= (now() - '90 days'::interval))",
      ],
      acts: {
        owner: { changes: '0', moves: '0', deletes: '0' },
        stranger: { inserts: '1' },
        nobody: { inserts: '1' },
        administrator: { inserts: '1', reads: '1' },
      },
    },
    user_activities: {
      because: 'a function purges what is old',
      policies: [
        canonicalPolicy('user_id'),
        "all to belegbar_owner using (at <= (now() - '90 days'::interval))",
      ],
    },
    closed_businesses: {
      because: 'functions write it and find what is due',
      policies: [OWN_BUSINESS, 'all to belegbar_owner using true'],
    },
    files: {
      because: 'a function counts them',
      policies: [OWN_BUSINESS, 'select to belegbar_owner using true'],
    },
    invoice_search: {
      because: 'a trigger writes it and a function searches it, within the business',
      policies: [OWN_BUSINESS, 'all to belegbar_owner using true check true'],
    },
    share_links: {
      because: 'a function finds one by its token',
      policies: [OWN_BUSINESS, 'select to belegbar_owner using true'],
    },
    user_referrals: {
      because: 'a function finds whose a code is',
      policies: [canonicalPolicy('referrer_user_id'), 'select to belegbar_owner using true'],
    },
    referrals: {
      because: 'a function notes who came by the code of another',
      policies: [canonicalPolicy('referrer_user_id'), 'all to belegbar_owner using true check true'],
    },
    storage_objects: {
      because: 'a function finds a logo by its path',
      policies: [OWN_BUSINESS, "select to belegbar_owner using (area = 'company-logos'::text)"],
    },
  },
};
