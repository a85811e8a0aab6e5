<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Resuming\ResumedSubmissions;
use Atoll\Forms\Submission\Limits\ClosedForm;
use Atoll\Forms\Submission\Limits\ClosedReason;
use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\CalledRoute;
use Atoll\Platform\Services\Lazy;

/** Notice in place of a form that no longer exists, or cannot be sent now. */
final class ClosedFormNotice {

	/** @param \Closure(): FormAvailability $admission Called only for forms that exist. */
	public function __construct(
		#[Lazy( FormAvailability::class )] private \Closure $admission,
		private CurrentFormState $currentState,
		private ConfirmationLinks $links,
		private ResumedSubmissions $resumedSubmissions,
		private CurrentVisitor $visitors,
		private LoginLink $login,
	) {}

	/**
	 * Returns safe HTML, or null to show the form: it is open, or somebody has just sent it and should see their
	 * answers or the confirmation. In the block editor, a form is shown even after its closing date.
	 *
	 * @param string $prefix Prefix of the element ids in this instance of the form.
	 */
	public function onPage( Form $form, string $prefix ): ?string {
		if ( CalledRoute::isBlockPreview() || null !== $this->currentState->at( $form->id(), $prefix ) ) {
			return null;
		}
		$visitor = $this->visitors->current();
		return null !== $this->links->at( $form->id(), $prefix, $visitor )
			? null
			: $this->html( $this->closedForm( $form, $visitor ), new ElementIds( $prefix, $form->id() ) );
	}

	public function inModal( Form $form ): ?string {
		return $this->html(
			$this->closedForm( $form, $this->visitors->current() ),
			new ElementIds( 'atoll-modal', $form->id() )
		);
	}

	/**
	 * Returns the notice for a missing form: the error if it was just sent, or else, for editors, why nothing is shown.
	 *
	 * @param int         $number The form's public number, 0 for none.
	 * @param string      $prefix Prefix of the element ids in this instance of the form.
	 * @param string|null $alert  Why the form could not be read; null if it does not exist.
	 */
	public function missing( int $number, string $prefix, ?string $alert = null ): string {
		$alert = $this->currentState->at( $number, $prefix )->alert ?? $alert;
		if ( null !== $alert ) {
			return sprintf(
				'<div class="atoll-form" id="%s"><p class="atoll-form__gone" role="alert">%s</p></div>',
				esc_attr( ( new ElementIds( $prefix, $number ) )->form() ),
				esc_html( $alert )
			);
		}
		if ( ! current_user_can( Capabilities::EDIT_FORMS ) ) {
			return '';
		}
		$hint = 0 === $number
			? __( 'No form is chosen here yet. Visitors see nothing.', 'atoll' )
			/* translators: %d: number of a form. */
			: __( 'Form %d is not open (it is a draft, in the trash or was deleted). Visitors see nothing here.', 'atoll' );
		return sprintf( '<p class="atoll-form__hint">%s</p>', esc_html( sprintf( $hint, $number ) ) );
	}

	private function closedForm( Form $form, Visitor $visitor ): ?ClosedForm {
		$isNew = ! isset( $this->resumedSubmissions->find( $form )->hidden[ InputNames::ENTRY ] );
		return ( $this->admission )()->closedForm( $form, $visitor, $isNew );
	}

	private function html( ?ClosedForm $closedForm, ElementIds $ids ): ?string {
		if ( null === $closedForm ) {
			return null;
		}
		// Brackets are escaped, since WordPress looks for shortcodes in a page's content.
		$message = str_replace(
			array( '[', ']' ),
			array( '&#091;', '&#093;' ),
			wp_kses_post( wpautop( $closedForm->message ) )
		);
		return Html::element(
			'div',
			array( 'class' => 'atoll-form atoll-form--closed', 'id' => $ids->form() ),
			$message . ( ClosedReason::Login === $closedForm->reason ? "<p>{$this->login->asButton()}</p>" : '' )
		);
	}
}
