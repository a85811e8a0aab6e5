<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

/** How far setting up has come, kept in one option. */
final class SetUpState {

	/** Just activated; nobody has been shown the screen yet. */
	public const DUE = 'due';

	/** The screen was shown, and nothing chosen. */
	public const OFFERED = 'offered';

	/** A choice was made, or the offer was turned down. */
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

	/** Forgets what this request read before it was its turn. */
	public function refresh(): void {
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/** The part of the demonstration that comes next, empty while none is being installed. */
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
