<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\SettingsChanged;
use Atoll\Platform\Errors\SettingsInvalid;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Migrations\OptionLock;

/** Reads and keeps groups of settings for those who edit them. */
final class SavedSettings {

	/** Fires after a group was saved, so that caches of pages can drop what they hold. Argument: the group's name. */
	public const SAVED = 'atoll_settings_saved';

	public function __construct(
		private Settings $settings,
		private SettingDescriptions $descriptions,
		private SettingsValidator $validator,
		private SecretSettings $secrets,
		private OptionLock $lock
	) {}

	/** @return array<string, mixed> Values by name, without secrets. */
	public function values( string $group ): array {
		return $this->secrets->hidden( $this->settings->shape( $group ), $this->settings->group( $group )->all() );
	}

	/** Names what is kept at present; another one after each change. */
	public function version( string $group ): string {
		// Keyed, since secrets are in it.
		return wp_hash(
			$group . (string) wp_json_encode( get_option( $this->settings->option( $group ), array() ) ),
			'nonce'
		);
	}

	/**
	 * Keeps a group. What was not sent stays as it is.
	 *
	 * @param array<array-key, mixed> $sent
	 * @param string                  $version What the sender saw.
	 * @throws SettingsInvalid|SettingsChanged|StorageFailed
	 */
	public function save( string $group, array $sent, string $version ): void {
		$sent = $this->judged( $group, $sent );
		if ( ! $this->lock->take() ) {
			throw new SettingsChanged(); // Somebody saves at this very moment.
		}
		try {
			$this->forget( $group );
			if ( ! hash_equals( $this->version( $group ), $version ) ) {
				throw new SettingsChanged();
			}
			$this->keep( $this->settings->option( $group ), $this->differing( $group, $this->whole( $group, $sent ) ) );
		} finally {
			$this->lock->release();
		}
		do_action( self::SAVED, $group );
	}

	/**
	 * What a group would be if this was saved.
	 *
	 * @param array<array-key, mixed> $sent What is left out is as it is kept.
	 * @return array<string, mixed> Every setting of the group.
	 * @throws SettingsInvalid
	 */
	public function tried( string $group, array $sent ): array {
		return $this->whole( $group, $this->judged( $group, $sent ) );
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array<string, mixed> What of it would change something.
	 * @throws SettingsInvalid
	 */
	private function judged( string $group, array $sent ): array {
		$sent     = $this->secrets->changed( $this->settings->shape( $group ), JsonData::of( $sent )->all() );
		$problems = $this->validator->problems( $this->descriptions->group( $group )->map( 'settings' ), $sent );
		return $problems ? throw new SettingsInvalid( $problems ) : $sent;
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed> Every setting of the group.
	 */
	private function whole( string $group, array $sent ): array {
		$kept = $this->settings->group( $group )->all();
		return $this->settings->completed( $group, $this->over( $kept, $sent, $this->settings->shape( $group ) ) );
	}

	/**
	 * @param array<array-key, mixed> $kept
	 * @param array<array-key, mixed> $sent
	 * @param JsonData                $shape Settings by name.
	 * @return array<array-key, mixed> What was kept with what was sent in its place, also within objects.
	 */
	private function over( array $kept, array $sent, JsonData $shape ): array {
		foreach ( $sent as $name => $value ) {
			$setting       = $shape->map( (string) $name );
			$kept[ $name ] = 'object' === $setting->string( 'type' )
				? $this->over(
					JsonData::of( $kept[ $name ] ?? null )->all(),
					JsonData::of( $value )->all(),
					$setting->map( 'settings' )
				)
				: $value;
		}
		return $kept;
	}

	/**
	 * @param array<string, mixed> $values
	 * @throws StorageFailed
	 */
	private function keep( string $option, array $values ): void {
		// WordPress says false also where nothing had to be written.
		if ( ! update_option( $option, $values ) && get_option( $option ) !== $values ) {
			throw new StorageFailed( "the option {$option} was not written" );
		}
	}

	/** What this request read before it held the lock may be old. */
	private function forget( string $group ): void {
		wp_cache_delete( $this->settings->option( $group ), 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/**
	 * Only what differs from the defaults, so that a better default reaches those who never chose.
	 *
	 * @param array<string, mixed> $values Every setting of the group.
	 * @return array<string, mixed>
	 */
	private function differing( string $group, array $values ): array {
		$defaults = $this->settings->defaults( $group );
		return array_filter(
			$values,
			static fn( mixed $value, string $name ): bool => $value !== $defaults[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
	}
}
