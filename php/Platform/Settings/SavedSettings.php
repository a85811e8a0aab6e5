<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/** Reads and saves groups of settings for the people who edit them. */
final class SavedSettings {

	/** Action after a group was saved, so that page caches can be cleared. Argument: the group's name. */
	public const SAVED = 'atoll_settings_saved';

	public function __construct(
		private Settings $settings,
		private SettingDescriptions $descriptions,
		private HiddenSettings $hidden,
		private SettingsValidator $validator,
		private SecretSettings $secrets,
		private OptionLock $lock
	) {}

	/** @return array<string, mixed> Values by name, without secrets. */
	public function values( string $group ): array {
		return $this->secrets->hidden( $this->settings->shape( $group ), $this->settings->group( $group )->all() );
	}

	/** Returns a name for the current values, which changes with them. */
	public function version( string $group ): string {
		// Keyed, because the values include secrets.
		return wp_hash(
			$group . (string) wp_json_encode( get_option( $this->settings->option( $group ), array() ) ),
			'nonce'
		);
	}

	/**
	 * Saves a group. Settings that were not sent stay as they are.
	 *
	 * @param array<array-key, mixed> $input
	 * @param string                  $version The version that the sender has seen.
	 * @throws SettingsInvalid|SettingsChanged|StorageFailed
	 */
	public function save( string $group, array $input, string $version ): void {
		$input = $this->validated( $group, $input );
		if ( ! $this->lock->acquire() ) {
			throw new SettingsChanged(); // Somebody else is saving right now.
		}
		try {
			$this->clearCache( $group );
			if ( ! hash_equals( $this->version( $group ), $version ) ) {
				throw new SettingsChanged();
			}
			$values = $this->withoutDefaults( $group, $this->merged( $group, $input ) );
			$this->store( $this->settings->option( $group ), $values );
		} finally {
			$this->lock->release();
		}
		$this->announce( $group );
	}

	/** Fires the action. The group is saved, so an exception in another plugin must not make the response an error. */
	private function announce( string $group ): void {
		try {
			do_action( self::SAVED, $group );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of settings' );
		}
	}

	/**
	 * Returns the group as it would be after saving.
	 *
	 * @param array<array-key, mixed> $input Settings that are left out stay as they are.
	 * @return array<string, mixed> All settings of the group.
	 * @throws SettingsInvalid
	 */
	public function preview( string $group, array $input ): array {
		return $this->merged( $group, $this->validated( $group, $input ) );
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<array-key, mixed> The valid input, without unchanged secrets and invalid hidden settings.
	 * @throws SettingsInvalid
	 */
	private function validated( string $group, array $input ): array {
		$settings = $this->descriptions->group( $group )->map( 'settings' );
		$input    = $this->secrets->withoutUnchanged( $this->settings->shape( $group ), JsonData::of( $input )->all() );
		$input    = $this->hidden->withoutInvalid( $settings, $input, $this->settings->group( $group )->all() );
		$problems = $this->validator->problems( $settings, $input );
		return $problems ? throw new SettingsInvalid( $problems ) : $input;
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed> All settings of the group.
	 */
	private function merged( string $group, array $input ): array {
		$stored = $this->settings->group( $group )->all();
		return $this->settings->completed( $group, $this->merge( $stored, $input, $this->settings->shape( $group ) ) );
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @param array<array-key, mixed> $input
	 * @param JsonData                $shape  Settings by name.
	 * @return array<array-key, mixed> The stored values, replaced by the sent ones, also within objects.
	 */
	private function merge( array $stored, array $input, JsonData $shape ): array {
		foreach ( $input as $name => $value ) {
			$setting         = $shape->map( (string) $name );
			$stored[ $name ] = 'object' === $setting->string( 'type' )
				? $this->merge(
					JsonData::of( $stored[ $name ] ?? null )->all(),
					JsonData::of( $value )->all(),
					$setting->map( 'settings' )
				)
				: $value;
		}
		return $stored;
	}

	/**
	 * @param array<string, mixed> $values
	 * @throws StorageFailed
	 */
	private function store( string $option, array $values ): void {
		// WordPress also returns false if there was nothing to write.
		if ( ! update_option( $option, $values ) && get_option( $option ) !== $values ) {
			throw new StorageFailed( "the option {$option} was not written" );
		}
	}

	/** Clears what this request has cached from before it got the lock. */
	private function clearCache( string $group ): void {
		wp_cache_delete( $this->settings->option( $group ), 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/**
	 * Keeps only values that differ from the defaults, so that improved defaults reach sites that never changed them.
	 *
	 * @param array<string, mixed> $values All settings of the group.
	 * @return array<string, mixed>
	 */
	private function withoutDefaults( string $group, array $values ): array {
		$defaults = $this->settings->defaults( $group );
		return array_filter(
			$values,
			static fn( mixed $value, string $name ): bool => $value !== $defaults[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
	}
}
