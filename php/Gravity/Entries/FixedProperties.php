<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/** Properties of Gravity Forms' entries for payments and posts, which Atoll's entries do not have. */
final class FixedProperties {

	/** Their values, which are the same in every entry. */
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
	 * @throws BadRequest For a value that would be lost: neither empty nor the fixed one.
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
