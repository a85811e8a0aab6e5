<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Details;

use Atoll\Platform\Access\Identity\UserName;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\StorableText;
use Atoll\Portal\Users\UserTransaction;
use Atoll\Portal\Users\UserWriter;
use WP_User;

/** A user's contact details, in plain user meta that WordPress' screens, exporters and other plugins can read. */
final class ContactDetails {

	private const NAMES = array( 'first_name', 'last_name' );

	public function __construct(
		private UserWriter $rows,
		private UserTransaction $transaction,
		private StorableText $texts
	) {}

	/** @return array<string, string> Values by input name of {@see ContactDetailsForm}. */
	public function read( WP_User $user ): array {
		return array_map(
			static fn( string $key ): string => in_array( $key, self::NAMES, true )
				? UserName::read( $user, $key )
				: self::text( get_user_meta( $user->ID, $key, true ) ),
			ContactDetailsForm::KEYS
		);
	}

	/** @return list<string> Lines with phone and postal address, to print below a name; only those with a value. */
	public function lines( WP_User $user ): array {
		$values = $this->read( $user );
		$place  = array( $values['input_3_3'], $values['input_3_4'], $values['input_3_5'] );
		return array_values(
			array_filter(
				array(
					$values['input_2'],
					$values['input_3_1'],
					$values['input_3_2'],
					implode( ' ', array_filter( $place, static fn( string $part ): bool => '' !== $part ) ),
				),
				static fn( string $line ): bool => '' !== $line
			)
		);
	}

	/**
	 * @param array<string, string> $values Validated values by input name.
	 * @throws StorageFailed
	 */
	public function save( WP_User $user, array $values ): void {
		$stored = array_map( $this->texts->clean( ... ), $values );
		$this->transaction->change(
			$user->ID,
			function () use ( $user, $stored ): void {
				$this->rows->change(
					$user->ID,
					array(
						'first_name'   => $stored['input_1_3'],
						'last_name'    => $stored['input_1_6'],
						'display_name' => trim( "{$stored['input_1_3']} {$stored['input_1_6']}" ),
					)
				);
				foreach ( self::otherKeys() as $input => $key ) {
					'' === $stored[ $input ]
						? delete_user_meta( $user->ID, $key )
						: update_user_meta( $user->ID, $key, wp_slash( $stored[ $input ] ) );
				}
			}
		);
	}

	/** @return array<string, string> User meta keys by input name, without those of the names. */
	private static function otherKeys(): array {
		return array_filter(
			ContactDetailsForm::KEYS,
			static fn( string $key ): bool => ! in_array( $key, self::NAMES, true )
		);
	}

	/** @return int How many values were deleted. */
	public function forget( int $user ): int {
		$ownKeys = array_filter(
			ContactDetailsForm::KEYS,
			static fn( string $key ): bool => str_starts_with( $key, 'atoll_' )
		);
		return count( array_filter( $ownKeys, static fn( string $key ): bool => delete_user_meta( $user, $key ) ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
