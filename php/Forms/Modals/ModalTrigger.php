<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Page\Rendering\FormRenderer;
use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Services\Lazy;

/** Decides which links open their form in a modal, and adds scripts and style sheets for that. */
final class ModalTrigger {

	/** @param \Closure(): FormRenderer $renderer Called only if a link leads to a form. */
	public function __construct(
		private FormRepository $forms,
		private FormLocator $locator,
		private Islands $islands,
		private ResumeUrl $resume,
		private ModalShell $shell,
		#[Lazy( FormRenderer::class )] private \Closure $renderer,
	) {}

	/**
	 * Returns when the island starts at a link to this form: on `load`, or on `intent` to click. Null for a form that
	 * is closed or on the same page, which is reached by following the link.
	 */
	public function attributes( int $number ): ?string {
		$form = $this->locator->isOnThisPage( $number ) ? null : $this->forms->findOrNull( $number );
		if ( null === $form ) {
			return null;
		}
		$modalForm = ( $this->renderer )()->modalForm( $form );
		$this->islands->markUsed( 'modal' );
		( $this->renderer )()->listScripts( $modalForm );
		$this->shell->addSheets( FormStyles::handles( $modalForm ) );
		return $this->resume->isForForm( $number ) ? 'load' : 'intent';
	}
}
