import type { Knex } from 'knex';

/** A running limited offer is the price of lists as well, and a reservation takes its pieces. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    /* The price that an offer is compared with (core/catalog/prior-price.ts), kept when it begins. */
    alter table limited_offers
      add prior_price integer,
      add prior_since text
        constraint limited_offers_prior_since_known check (prior_since in ('thirty_days', 'listing')),
      /* The valid_from that the prior price was worked out for. */
      add prior_for timestamptz,
      add constraint limited_offers_prior_price_is_whole
        check ((prior_price is null) = (prior_since is null));
    create index limited_offers_by_end on limited_offers (valid_until);

    alter table listing_cards
      /* The running offer that the card's price is of. */
      add limited_offer_id integer
        constraint listing_cards_limited_offer_fkey
          references limited_offers (id) on delete set null,
      /* When an offer of any of its pieces begins or ends next, as known when it was written. */
      add price_until timestamptz;
    create index listing_cards_by_limited_offer
      on listing_cards (limited_offer_id) where limited_offer_id is not null;
    create index listing_cards_by_price_until
      on listing_cards (price_until) where price_until is not null;

    alter table reservations
      /* The offer at whose price the piece was put aside. */
      add limited_offer_id integer
        constraint reservations_limited_offer_fkey
          references limited_offers (id) on delete set null;
    create index reservations_by_limited_offer
      on reservations (limited_offer_id) where limited_offer_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reservations drop limited_offer_id;
    alter table listing_cards drop limited_offer_id, drop price_until;
    drop index limited_offers_by_end;
    alter table limited_offers drop prior_price, drop prior_since, drop prior_for`);
}
