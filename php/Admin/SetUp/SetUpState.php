<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

/** The state of the setup, in one option. */
final class SetUpState {

	/** Just activated; the screen was not shown yet. */
	public const DUE = 'due';

	/** The screen was shown, but nothing chosen. */
	public const OFFERED = 'offered';

	/** A choice was made, or the screen was dismissed. */
	public const DONE = 'done';

	private const OPTION  = 'atoll_set_up';
	private const INSTALL = 'install:';
	private const FAILED  = 'failed:';

	public function is( string $state ): bool {
		return $this->get() === $state;
	}

	public function set( string $state ): void {
		update_option( self::OPTION, $state );
	}

	/** Clears values cached by this request before it got the lock. */
	public function refresh(): void {
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/** Returns the next part of the demo; empty if none is being installed. */
	public function step(): string {
		return (string) preg_replace( '/^(' . self::INSTALL . '|' . self::FAILED . ')|^.*$/', '', $this->get() );
	}

	public function goTo( string $step ): void {
		$this->set( self::INSTALL . $step );
	}

	public function fail( string $step ): void {
		$this->set( self::FAILED . $step );
	}

	public function hasFailed(): bool {
		return str_starts_with( $this->get(), self::FAILED );
	}

	private function get(): string {
		$state = get_option( self::OPTION );
		return is_string( $state ) ? $state : '';
	}
}
