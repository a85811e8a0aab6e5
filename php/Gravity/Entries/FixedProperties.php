<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/** Properties that Gravity Forms' entries have for payments and posts, of which there are none here. */
final class FixedProperties {

	/** What every entry tells of them. */
	public const VALUES = array(
		'post_id'          => null,
		'currency'         => 'AUD',
		'payment_status'   => null,
		'payment_date'     => null,
		'payment_amount'   => null,
		'payment_method'   => null,
		'transaction_id'   => null,
		'is_fulfilled'     => null,
		'transaction_type' => null,
	);

	/**
	 * @param array<int|string, mixed> $body
	 * @throws BadRequest For a value that would be lost: neither empty nor what every entry tells.
	 */
	public static function check( array $body ): void {
		foreach ( self::VALUES as $name => $value ) {
			$sent = $body[ $name ] ?? null;
			if ( ! empty( $sent ) && LooseValues::text( $sent ) !== $value ) {
				/* translators: %s: name of a property of an entry, such as payment_status. */
				$message = __( 'Entries here have no payments and make no posts: %s cannot be set.', 'atoll' );
				throw new BadRequest( 'invalid_property', sprintf( $message, $name ) );
			}
		}
	}
}
