<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DayMarkup;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\PlainForms\PortalAlert;
use Atoll\Portal\PlainForms\PortalFormState;

/**
 * What a client still has to send, each with a form to send it. Style sheets: atoll-portal, atoll-form, atoll-requests.
 */
final class DocumentForms {

	/** Of the section's heading, so that lists can lead to it. */
	public const ID = 'atoll-portal-documents';

	public function __construct(
		private DocumentForm $form,
		private PortalFormState $state,
		private CurrentRequest $request,
	) {}

	/** Finished HTML; nothing when there is nothing to send and nothing to say. */
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

	/** @param bool $isNext Whether sending it is the one thing to do next. */
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
			array( DayMarkup::in( __( 'Asked for on %s', 'atoll' ), $request->dateRequested ) )
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
	 * What no form of the page can say about a post: its request is gone, or PHP dropped all of it as too large.
	 *
	 * @param list<DocumentRequest> $requests With forms of theirs on the page.
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
