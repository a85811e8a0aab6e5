<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Admin\Demo\Writing\Permalinks;

/** The settings of the demo, from plugin/demo/content/settings.json, and the previous settings of the site. */
final class DemoSettings implements DemoPart {

	/** Option: previous and new value of each setting. */
	private const BEFORE = 'atoll_demo_before';

	private KeptPages $keptPages;

	public function __construct( private string $file, DemoMarkers $markers ) {
		$this->keptPages = new KeptPages( $markers );
	}

	public function label(): string {
		return __( 'Settings', 'atoll' );
	}

	/** Installs the settings. Previous values are stored first, so that an interrupted installation can be undone. */
	public function install( DemoPlaceholders $placeholders ): void {
		$settings = (array) $placeholders->fillAll( $this->source() );
		$changes  = get_option( self::BEFORE );
		if ( ! is_array( $changes ) ) {
			$changes = array_map(
				static fn( string $name ): array => array( get_option( $name ) ),
				array_combine( array_keys( $settings ), array_keys( $settings ) )
			);
			update_option( self::BEFORE, $changes, false );
		}
		$pending = array_filter(
			$changes,
			static fn( mixed $change ): bool => is_array( $change ) && ! array_key_exists( 1, $change )
		);
		if ( array() === $pending ) {
			return;
		}
		foreach ( array_intersect_key( $settings, $pending ) as $name => $value ) {
			update_option( (string) $name, $value );
			$changes[ $name ] = array( $pending[ $name ][0], get_option( (string) $name ) );
		}
		update_option( self::BEFORE, $changes, false );
		( new Permalinks() )->flush();
	}

	/** Restores settings that nobody has changed since. Runs before pages are deleted; pages that stay keep theirs. */
	public function remove(): void {
		$changes = get_option( self::BEFORE );
		if ( ! is_array( $changes ) ) {
			return;
		}
		$source = $this->source();
		foreach ( $changes as $name => $change ) {
			if ( is_array( $change ) ) {
				$now    = get_option( $name );
				$before = $this->keptPages->in( $source[ $name ] ?? null, $change[0], $now );
				$value  = array_key_exists( 1, $change ) ? $this->restored( $before, $change[1], $now ) : $before;
				false === $value ? delete_option( $name ) : update_option( $name, $value );
			}
		}
		delete_option( self::BEFORE ); // Last: an interrupted removal can start again.
		( new Permalinks() )->flush();
	}

	/** @return array<array-key, mixed> By option, with placeholders. */
	private function source(): array {
		return (array) wp_json_file_decode( $this->file, array( 'associative' => true ) );
	}

	/** Restores each setting of a group: a site with a new phone number does not keep the demo's small print. */
	private function restored( mixed $before, mixed $demo, mixed $now ): mixed {
		if ( $now === $demo ) {
			return $before;
		}
		if ( ! $this->isGroup( $demo ) || ! $this->isGroup( $now ) ) {
			return $now;
		}
		$before   = is_array( $before ) ? $before : array();
		$restored = array();
		foreach ( array_keys( $now + $demo + $before ) as $key ) {
			$restored[ $key ] = $this->restored( $before[ $key ] ?? null, $demo[ $key ] ?? null, $now[ $key ] ?? null );
		}
		return array_filter( $restored, static fn( mixed $value ): bool => null !== $value );
	}

	/** @phpstan-assert-if-true array<array-key, mixed> $value */
	private function isGroup( mixed $value ): bool {
		return is_array( $value ) && ( array() === $value || ! array_is_list( $value ) );
	}
}
