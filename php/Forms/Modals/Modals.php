<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Page\Rendering\FormRenderer;
use Atoll\Platform\Islands\Islands;

/** Lets links open forms above the page (spec 1, 4). Without JavaScript they lead to the page that has the form. */
final class Modals {

	private bool $isUsed = false;

	/** @param \Closure(): FormRenderer $renderer Made when a link means a form. */
	public function __construct(
		private FormRepository $forms,
		private FormLocator $places,
		private Islands $islands,
		private \Closure $renderer,
		private FormLinks $links,
		private ModalShell $shell,
		private ResumeAddress $resume,
	) {}

	public function markLinks( string $html ): string {
		// A feed or the editor's preview brings no island to life.
		return is_feed() || wp_is_serving_rest_request()
			? $html
			: $this->links->markLinks( $html, $this->trigger( ... ) );
	}

	/** A form that is closed, or stands on this very page, is reached by following the link. */
	private function trigger( int $number ): ?string {
		$form = $this->places->isOnThisPage( $number ) ? null : $this->forms->find( $number );
		if ( null === $form ) {
			return null;
		}
		$this->isUsed = true;
		wp_enqueue_style( 'atoll-modal' );
		$this->islands->used( 'modal' );
		( $this->renderer )()->expect( ( $this->renderer )()->modalForm( $form ) );
		return $this->resume->means( $number ) ? 'load' : 'intent';
	}

	public function printShell(): void {
		if ( $this->isUsed ) {
			echo $this->shell->html(); // Escaped where it is built.
		}
	}
}
