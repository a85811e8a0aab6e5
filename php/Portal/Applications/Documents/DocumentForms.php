<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Formats\FileSize;
use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DayMarkup;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\PlainForms\FormEnhancements;
use Atoll\Portal\PlainForms\FormLine;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalAlert;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PlainForms\PortalFormState;

/**
 * What a client still has to send, each with a form to send it. Style sheets: atoll-portal, atoll-form, atoll-requests.
 */
final class DocumentForms {

	/** Of the section's heading, so that lists can lead to it. */
	public const ID = 'atoll-portal-documents';

	public function __construct(
		private PortalForm $forms,
		private PortalFormState $state,
		private CurrentRequest $request,
		private FormEnhancements $enhancements,
		private DocumentUploadSlot $slot,
	) {}

	/** Finished HTML; nothing when there is nothing to send and nothing to say. */
	public function render( ApplicationRecord $record ): string {
		$missing = $record->missing();
		$alert   = $this->alert( $missing );
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
		wp_enqueue_style( 'atoll-requests' );
		$items = '';
		foreach ( $missing as $index => $request ) {
			$items .= $this->item( $request, 0 === $index );
		}
		$rows = Html::element( 'ul', array( 'class' => 'atoll-portal__list', 'role' => 'list' ), $items );
		$list = '' === $items ? '' : $this->enhancements->sendFiles( $rows, self::tooLarge() );
		return DashboardSection::html( 'documents', $title, $alert . $list );
	}

	/** @param bool $isNext Whether sending it is the one thing to do next. */
	private function item( DocumentRequest $request, bool $isNext ): string {
		$id    = "atoll-request-{$request->id}";
		$form  = $this->forms->render(
			SendDocumentsAction::NAME,
			__( 'Send', 'atoll' ),
			array( $this->line( $request ) ),
			array( SendDocumentsAction::ENTRY => (string) $request->entryId ),
			look: $isNext ? 'primary' : 'secondary',
			target: (string) $request->id,
			describedBy: $id,
			headingLevel: 4
		);
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
			Html::element( 'div', array(), $head ) . $form
		);
	}

	private function line( DocumentRequest $request ): FormLine {
		$limits = $this->slot->limits();
		$hint   = sprintf(
			/* translators: 1: kinds of file, such as "PDF, JPG", 2: number of files, 3: size, such as "20 MB". */
			__( '%1$s. Up to %2$d files of %3$s each.', 'atoll' ),
			strtoupper( implode( ', ', array_diff( $limits->extensions, array( 'jpeg' ) ) ) ),
			$limits->maxFiles,
			FileSize::text( $limits->maxBytes )
		);
		$accept = implode( ',', array_map( static fn( string $extension ) => ".{$extension}", $limits->extensions ) );
		/* translators: %s: a document, such as "Two recent payslips". */
		$label = sprintf( __( 'Files of “%s”', 'atoll' ), $request->title );
		return new FormLine(
			SendDocumentsAction::FILES,
			$label,
			'file',
			array( 'multiple' => true, 'accept' => $accept ),
			hint: $hint
		);
	}

	/**
	 * What no form of the page can say about a post: its request is gone, or PHP dropped all of it as too large.
	 *
	 * @param list<DocumentRequest> $missing
	 */
	private function alert( array $missing ): string {
		$failure = $this->state->failureOfAction( SendDocumentsAction::NAME );
		$isShown = array() !== array_filter(
			$missing,
			fn( DocumentRequest $request ) => null !== $this->state->failureOf(
				NonceFields::key( SendDocumentsAction::NAME, (string) $request->id )
			)
		);
		$message = match ( true ) {
			$this->request->wasTruncated() => self::tooLarge(),
			null === $failure, $isShown    => '',
			default                        => $failure->getMessage() ?: ( new DocumentRequestNotFound() )->getMessage(),
		};
		return '' === $message ? '' : PortalAlert::html( $message );
	}

	private static function tooLarge(): string {
		return __( 'These files together are more than the server takes at once. Nothing was sent: please send fewer or smaller files.', 'atoll' );
	}
}
