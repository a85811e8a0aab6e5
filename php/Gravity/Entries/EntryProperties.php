<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/** Properties of an entry that Gravity Forms' clients can set. */
final class EntryProperties {

	/** Properties about the sender, as opposed to marks and status that staff give an entry. */
	public const OF_SENDER = array( 'created_by', 'date_created', 'ip', 'source_url', 'user_agent' );

	private const DATE_TIME = '/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/';

	/** Maximum lengths in code points. */
	private const MAX_URL        = 2000;
	private const MAX_USER_AGENT = 500;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private \Closure $clock ) {}

	/**
	 * @param array<int|string, mixed> $body Properties that it does not have stay as they were.
	 * @param array<array-key, string> $answers
	 * @throws BadRequest For an unknown status or user, an invalid date, and any payment or post.
	 */
	public function read( array $body, Entry $before, array $answers ): Entry {
		FixedProperties::check( $body );
		return new Entry(
			$before->id,
			$before->formNumber,
			$before->formVersion,
			$this->status( $body['status'] ?? $before->status ),
			$answers,
			$this->user( $body['created_by'] ?? null, $before->createdBy ),
			mb_substr( sanitize_text_field( LooseValues::text( $body['ip'] ?? $before->ip ) ), 0, 45 ),
			mb_substr(
				sanitize_text_field( LooseValues::text( $body['user_agent'] ?? $before->userAgent ) ),
				0,
				self::MAX_USER_AGENT
			),
			mb_substr(
				sanitize_url(
					LooseValues::text( $body['source_url'] ?? $before->sourceUrl ),
					array( 'http', 'https' )
				),
				0,
				self::MAX_URL
			),
			rest_sanitize_boolean( LooseValues::text( $body['is_read'] ?? (int) $before->isRead ) ),
			rest_sanitize_boolean( LooseValues::text( $body['is_starred'] ?? (int) $before->isStarred ) ),
			$this->dateTime( 'date_created', $body['date_created'] ?? '', $before->dateCreated ),
			gmdate( 'Y-m-d H:i:s', ( $this->clock )() ),
			$before->version,
			$before->isHeld,
			$before->spam
		);
	}

	private function status( mixed $value ): string {
		return in_array( $value, Entry::STATUSES, true )
			? $value
			: throw new BadRequest(
				'invalid_status',
				__( 'The status of an entry is active, spam or trash.', 'atoll' )
			);
	}

	/** Returns the user. One who does not exist is accepted only if the entry already has them. */
	private function user( mixed $value, int $before ): int {
		$user = LooseValues::int( $value ?? $before );
		return in_array( $user, array( 0, $before ), true ) || false !== get_userdata( $user )
			? $user
			: throw new BadRequest( 'invalid_created_by', __( 'There is no such user.', 'atoll' ) );
	}

	/** @return string `Y-m-d H:i:s`, UTC. */
	private function dateTime( string $name, mixed $value, string $before ): string {
		$text = LooseValues::text( $value );
		if ( '' === $text ) {
			return $before;
		}
		$time = 1 === preg_match( self::DATE_TIME, $text ) ? date_create( "{$text} UTC" ) : false;
		// PHP reads 31 February as 3 March.
		return false === $time || ! str_starts_with( $time->format( 'Y-m-d H:i:s' ), $text )
			/* translators: %s: name of a property, such as date_created. */
			? throw new BadRequest( 'invalid_date', sprintf( __( '%s must be a date and time in UTC, such as 2026-01-31 09:30:00.', 'atoll' ), $name ) )
			: $time->format( 'Y-m-d H:i:s' );
	}
}
