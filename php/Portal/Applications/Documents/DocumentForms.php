<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DateMarkup;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\PlainForms\PortalAlert;
use Atoll\Portal\PlainForms\PortalFormState;

/** Documents still to be sent, each with its upload form. Style sheets: atoll-portal, atoll-form, atoll-requests. */
final class DocumentForms {

	/** Id of the section's heading, for links to it. */
	public const ID = 'atoll-portal-documents';

	public function __construct(
		private DocumentForm $form,
		private PortalFormState $state,
		private CurrentRequest $request,
	) {}

	/** Returns safe HTML; empty if there is nothing to send and no error to show. */
	public function render( ApplicationRecord $record ): string {
		$missing = $record->missing();
		$alert   = $this->alert( $record->status->isEnded ? array() : array( ...$missing, ...$record->received() ) );
		if ( array() === $missing && '' === $alert ) {
			return '';
		}
		$title = array() === $missing
			? __( 'Documents', 'atoll' )
			: sprintf(
				/* translators: %d: number of documents. */
				_n( 'We need %d document from you', 'We need %d documents from you', count( $missing ), 'atoll' ),
				count( $missing )
			);
		$items = '';
		foreach ( $missing as $index => $request ) {
			$items .= $this->item( $request, 0 === $index );
		}
		$rows = Html::element( 'ul', array( 'class' => 'atoll-portal__list', 'role' => 'list' ), $items );
		$list = '' === $items ? '' : $this->form->enhanced( $rows );
		return DashboardSection::html( 'documents', $title, $alert . $list );
	}

	/** @param bool $isNext Whether sending this document is the one action to do next. */
	private function item( DocumentRequest $request, bool $isNext ): string {
		$id    = "atoll-request-{$request->id}";
		$note  = '' === $request->note
			? ''
			: Html::element(
				'p',
				array( 'class' => 'atoll-portal__words' ),
				nl2br( Html::text( $request->note ), false )
			);
		$since = DashboardSection::lines(
			'atoll-portal__fact',
			/* translators: %s: a day. */
			array( DateMarkup::in( __( 'Asked for on %s', 'atoll' ), $request->dateRequested ) )
		);
		$name = array( 'class' => 'atoll-portal__name', 'id' => $id );
		$head = Html::element( 'h3', $name, Html::text( $request->title ) ) . $since . $note;
		return Html::element(
			'li',
			array( 'class' => 'atoll-portal__row atoll-request' ),
			Html::element( 'div', array(), $head )
				. $this->form->html( $request, $isNext ? 'primary' : 'secondary', $id )
		);
	}

	/**
	 * Returns the error that no form on the page can show: the posted request no longer exists, or PHP dropped the
	 * whole post because it was too large.
	 *
	 * @param list<DocumentRequest> $requests Requests that have a form on the page.
	 */
	private function alert( array $requests ): string {
		$failure = $this->state->failureOfAction( SendDocumentsAction::NAME );
		$isShown = array() !== array_filter( $requests, $this->form->isRefused( ... ) );
		$message = match ( true ) {
			$this->request->wasTruncated() => DocumentForm::tooLarge(),
			null === $failure, $isShown    => '',
			default                        => $failure->getMessage() ?: ( new DocumentRequestNotFound() )->getMessage(),
		};
		return '' === $message ? '' : PortalAlert::html( $message );
	}
}
