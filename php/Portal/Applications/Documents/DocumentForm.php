<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Formats\FileSize;
use Atoll\Portal\PlainForms\FormEnhancements;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PlainForms\PortalFormState;

/** The upload form for one document request. Style sheets: atoll-form, atoll-requests. */
final class DocumentForm {

	public function __construct(
		private PortalForm $forms,
		private PortalFormState $state,
		private FormEnhancements $enhancements,
		private DocumentUploadSlot $slot,
	) {}

	/** Returns the error for files that are too large for the server. */
	public static function tooLarge(): string {
		return __(
			'These files are too large to send together, so nothing was sent. Please send fewer or smaller files.',
			'atoll'
		);
	}

	/**
	 * Returns the form as safe HTML.
	 *
	 * @param string $look         The button's look: {@see PortalForm::render()}.
	 * @param string $describedBy  Id of the element that names the document.
	 */
	public function html( DocumentRequest $request, string $look, string $describedBy ): string {
		return $this->forms->render(
			SendDocumentsAction::NAME,
			__( 'Send', 'atoll' ),
			array( $this->line( $request ) ),
			array( SendDocumentsAction::ENTRY => (string) $request->entryId ),
			look: $look,
			target: (string) $request->id,
			describedBy: $describedBy,
			headingLevel: 4
		);
	}

	/** @param string $html Safe HTML with any number of these forms. */
	public function enhanced( string $html ): string {
		wp_enqueue_style( 'atoll-requests' );
		return $this->enhancements->sendFiles( $html, self::tooLarge() );
	}

	/** Whether the form was posted with errors, and shows them. */
	public function isRefused( DocumentRequest $request ): bool {
		$key = NonceFields::key( SendDocumentsAction::NAME, (string) $request->id );
		return null !== $this->state->failureOf( $key );
	}

	private function line( DocumentRequest $request ): PortalField {
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
		return new PortalField(
			SendDocumentsAction::FILES,
			$label,
			'file',
			array( 'multiple' => true, 'accept' => $accept ),
			hint: $hint
		);
	}
}
