<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Platform\SiteDateFormat;

/**
 * Drafts that visitors saved in Gravity Forms. They are not migrated: Atoll encrypts drafts with the token of their
 * link, and the links that these visitors have work only in Gravity Forms.
 */
final class GravityDrafts {

	/** Gravity Forms' default for how long drafts are kept. */
	private const DAYS = 30;

	/** One day, in seconds. */
	private const DAY = 86400;

	private const DATE_FORMAT = 'Y-m-d H:i:s';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private GravityTables $tables, private \Closure $clock ) {}

	/** @return list<string> How many drafts there are, and what to do before Gravity Forms is deactivated. */
	public function sentences(): array {
		$lifetime = $this->days() * self::DAY;
		$drafts   = $this->tables->drafts( gmdate( self::DATE_FORMAT, ( $this->clock )() - $lifetime ) );
		$count    = (int) $drafts->string( 'count' );
		return 0 === $count ? array() : array(
			sprintf(
				/* translators: 1: number of forms, 2: a date. */
				_n(
					'%1$s form that a visitor saved in Gravity Forms to continue later stays behind, and its link stops working when Gravity Forms is deactivated. Wait until it expires on %2$s, or ask the person who saved it to send it first.',
					'%1$s forms that visitors saved in Gravity Forms to continue later stay behind, and their links stop working when Gravity Forms is deactivated. Wait until the last of them expires on %2$s, or ask those who saved them to send them first.',
					$count,
					'atoll'
				),
				number_format_i18n( $count ),
				SiteDateFormat::day( SiteDateFormat::seconds( $drafts->string( 'latest' ) ) + $lifetime )
			),
		);
	}

	/** Applies Gravity Forms' filter, by which the site's code may change the number of days. */
	private function days(): int {
		$days = apply_filters( 'gform_incomplete_submissions_expiration_days', self::DAYS );
		return is_numeric( $days ) ? max( 0, (int) $days ) : self::DAYS;
	}
}
