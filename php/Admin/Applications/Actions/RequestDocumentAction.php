<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Actions;

use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Admin\Entries\Actions\EntryActionInput;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Documents\DocumentRequests;
use Atoll\Portal\Applications\Mail\ApplicationClient;

/** Action that requests a document from the client. */
final class RequestDocumentAction implements EntryAction {

	public const NAME       = 'request-document';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct( private DocumentRequests $requests ) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$this->requests->add( $entry, $input->text( 'title' ), $input->text( 'note' ), $by, $seenVersion );
		return null === ApplicationClient::of( $entry ) ? 'document-unmailed' : 'document-mailed';
	}

	public static function notices(): array {
		return array(
			'document-mailed'   => __( 'The document is requested, and we are emailing the client.', 'atoll' ),
			'document-unmailed' => __( 'The document is requested. No email was sent, because the application does not belong to a client yet. Invite one.', 'atoll' ),
		);
	}
}
