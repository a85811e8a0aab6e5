<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\Demo\Demo;

/**
 * The progress of the demo's installation, with a form for the next part. A script submits it; without a script it has
 * a button. An incomplete demo can be removed.
 */
final class SetUpProgress {

	public function __construct( private SetUpState $state ) {}

	public function html( Demo $demo ): string {
		$hasFailed = $this->state->hasFailed();
		$title     = $hasFailed ? __( 'One part did not work', 'atoll' ) : __( 'Making the demo site', 'atoll' );
		$label     = $hasFailed ? __( 'Try again', 'atoll' ) : __( 'Continue', 'atoll' );
		$failure   = __(
			'What was made so far is there. Try again, and it continues from here. The reason is in the server’s log.',
			'atoll'
		);
		return sprintf(
			'<div class="card"><h2>%s</h2><ol>%s</ol>%s</div>%s',
			esc_html( $title ),
			$this->steps( $demo ),
			( $hasFailed ? '<p>' . esc_html( $failure ) . '</p>' : '' )
				. SetUpCard::button( SetUpActions::DEMO, $label, 'button button-primary' )
				. ( $hasFailed ? '' : SetUpChoices::stopButton() ),
			$hasFailed ? SetUpChoices::removal() : wp_get_inline_script_tag(
				sprintf( 'document.forms[ "%s" ].submit();', SetUpCard::formName( SetUpActions::DEMO ) )
			)
		);
	}

	private function steps( Demo $demo ): string {
		$items  = '';
		$isDone = true;
		foreach ( $demo->steps() as $step => $label ) {
			$isDue  = $step === $this->state->step();
			$isDone = $isDone && ! $isDue;
			$items .= $this->step( $label, $isDone, $isDue );
		}
		return $items;
	}

	private function step( string $label, bool $isDone, bool $isDue ): string {
		$icon = $isDone ? 'yes-alt' : ( $isDue ? 'update' : 'marker' );
		$done = ' <span class="screen-reader-text">' . esc_html__( '(done)', 'atoll' ) . '</span>';
		return sprintf(
			'<li%s><span class="dashicons dashicons-%s" aria-hidden="true"></span> %s%s</li>',
			$isDue ? ' aria-current="step"' : '',
			$icon,
			esc_html( $label ),
			$isDone ? $done : ''
		);
	}
}
