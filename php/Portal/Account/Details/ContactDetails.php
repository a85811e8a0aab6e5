<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Details;

use Atoll\Platform\Access\Identity\UserName;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserRowChanges;
use WP_User;

/** How to reach somebody: plain user meta, which WordPress' screens, exporters and other plugins can read. */
final class ContactDetails {

	private const NAMES = array( 'first_name', 'last_name' );

	public function __construct( private UserRowChanges $changes ) {}

	/** @return array<string, string> By input name of {@see ContactDetailsForm}. */
	public function of( WP_User $user ): array {
		return array_map(
			static fn( string $key ): string => in_array( $key, self::NAMES, true )
				? UserName::of( $user, $key )
				: self::text( get_user_meta( $user->ID, $key, true ) ),
			ContactDetailsForm::KEYS
		);
	}

	/** @return list<string> Phone and postal address, as they stand below a name; only what is given. */
	public function lines( WP_User $user ): array {
		$values = $this->of( $user );
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
	 * @param array<string, string> $values By input name, validated.
	 * @throws StorageFailed
	 */
	public function save( WP_User $user, array $values ): void {
		$this->changes->change(
			$user->ID,
			array(
				'first_name'   => $values['input_1_3'],
				'last_name'    => $values['input_1_6'],
				'display_name' => trim( "{$values['input_1_3']} {$values['input_1_6']}" ),
			)
		);
		foreach (
			array_diff_key(
				ContactDetailsForm::KEYS,
				array( 'input_1_3' => true, 'input_1_6' => true )
			) as $input => $key
		) {
			'' === $values[ $input ]
				? delete_user_meta( $user->ID, $key )
				: update_user_meta( $user->ID, $key, wp_slash( $values[ $input ] ) );
		}
	}

	/** @return int How many were there. */
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
