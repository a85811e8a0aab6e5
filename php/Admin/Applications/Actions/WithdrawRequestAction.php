<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Actions;

use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Admin\Entries\Actions\EntryActionInput;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Documents\DocumentRequestNotFound;
use Atoll\Portal\Applications\Documents\DocumentRequests;

/** Action that withdraws a request for a document. */
final class WithdrawRequestAction implements EntryAction {

	public const NAME       = 'withdraw-request';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct( private DocumentRequests $requests ) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$request = $this->requests->find( $input->int( EntryActionInput::TARGET ), $entry->id )
			?? throw new DocumentRequestNotFound();
		$this->requests->withdraw( $request, $by, mails: $input->isChecked( 'mail' ), seenVersion: $seenVersion );
		return 'request-withdrawn';
	}

	public static function notices(): array {
		return array( 'request-withdrawn' => __( 'The document is no longer asked for.', 'atoll' ) );
	}
}
