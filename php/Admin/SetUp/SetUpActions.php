<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\ActionNonce;
use Atoll\Admin\Demo\Demo;
use Atoll\Admin\ToolsProvider;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Services\Lazy;

/**
 * Actions of the setup screen's buttons. The demo is installed in parts, one per request, so that slow hosts have
 * enough time; the screen requests the next part by itself.
 */
final class SetUpActions {

	/** Required capability: the demo changes the theme, the permalinks and the site's name. */
	public const CAPABILITY = 'manage_options';

	/** Names of the buttons by action. */
	public const DEMO   = 'demo';
	public const EMPTY  = 'empty';
	public const REMOVE = 'remove';

	/** The most seconds that a removal waits for the part that is being installed. */
	private const REMOVAL_WAITS = 30;

	/** @param \Closure(): Demo $demo */
	public function __construct(
		#[Lazy( Demo::class )] private \Closure $demo,
		private SetUpState $state,
		private RemainingDemoContent $remaining,
		private OptionLock $lock
	) {}

	public function respond(): never {
		ActionNonce::check( ToolsProvider::SET_UP );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to set up this site.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		$this->choose( is_string( $_POST['choice'] ?? null ) ? $_POST['choice'] : '' );
		wp_safe_redirect( SetUp::url() );
		exit;
	}

	/**
	 * Handles one of the three buttons. Other values change nothing, and neither does a second click during the first
	 * request, except for a removal: the next screen continues from there.
	 */
	public function choose( string $choice ): void {
		if ( ! $this->acquire( self::REMOVE === $choice ? self::REMOVAL_WAITS : 1 ) ) {
			return;
		}
		try {
			$this->state->refresh();
			$this->run( $choice );
		} finally {
			$this->lock->release();
		}
	}

	private function acquire( int $tries ): bool {
		for ( ; $tries > 0; --$tries ) {
			if ( $this->lock->acquire() ) {
				return true;
			}
			sleep( 1 ); // The screen requests the next part by itself, and should not do so constantly.
		}
		return false;
	}

	private function run( string $choice ): void {
		match ( $choice ) {
			self::DEMO   => $this->installNext( ( $this->demo )() ),
			self::REMOVE => $this->remove( ( $this->demo )() ),
			self::EMPTY  => $this->state->set( SetUpState::DONE ),
			default      => null,
		};
	}

	private function installNext( Demo $demo ): void {
		$steps = array_keys( $demo->steps() );
		$index = array_search( $this->state->step(), $steps, true ) ?: 0;
		try {
			$demo->installStep( $steps[ $index ] );
			isset( $steps[ $index + 1 ] )
				? $this->state->goTo( $steps[ $index + 1 ] )
				: $this->state->set( SetUpState::DONE );
		} catch ( \RuntimeException $problem ) {
			( new ErrorLog() )->note( 'the demo site: ' . $problem->getMessage() );
			$this->state->fail( $steps[ $index ] );
		}
	}

	private function remove( Demo $demo ): void {
		$this->remaining->remember( $demo->remove() );
		$this->state->set( SetUpState::DONE );
	}
}
