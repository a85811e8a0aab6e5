<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\Demo\Demo;
use Atoll\Platform\Services\Lazy;

/** The screen "Set up", for each state of the setup. */
final class SetUpScreen {

	/** @param \Closure(): Demo $demo */
	public function __construct(
		#[Lazy( Demo::class )] private \Closure $demo,
		private SetUpState $state,
		private RemainingDemoContent $remaining
	) {}

	public function print(): void {
		printf(
			'<div class="wrap atoll-set-up"><h1>%s</h1>%s%s</div>',
			esc_html__( 'Set up', 'atoll' ),
			$this->removalNotice(), // Escaped where they are built.
			$this->body( ( $this->demo )() )
		);
		if ( $this->state->is( SetUpState::DUE ) ) {
			$this->state->set( SetUpState::OFFERED );
		}
	}

	private function body( Demo $demo ): string {
		if ( '' !== $this->state->step() ) {
			return ( new SetUpProgress( $this->state ) )->html( $demo );
		}
		if ( $demo->isInstalled() ) {
			return SetUpChoices::installed();
		}
		return $this->state->is( SetUpState::DONE )
			? SetUpCard::nextSteps() . SetUpChoices::demo()
			: SetUpChoices::offer();
	}

	/** Renders a notice on the content that was kept when the demo was removed. */
	private function removalNotice(): string {
		$titles = $this->remaining->take();
		if ( null === $titles ) {
			return '';
		}
		$notice = '<p>' . esc_html__( 'The demo site has been removed, and your earlier settings are back.', 'atoll' ) . '</p>';
		if ( $titles ) {
			$items   = array_map(
				static fn( string $title ): string => '<li>' . esc_html( $title ) . '</li>',
				$titles
			);
			$notice .= sprintf(
				'<p>%s</p><ul class="ul-disc">%s</ul>',
				esc_html__( 'Someone has changed these since, so they stay:', 'atoll' ),
				implode( '', $items )
			);
		}
		return wp_get_admin_notice( $notice, array( 'type' => 'success', 'paragraph_wrap' => false ) );
	}
}
