<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Actions;

use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Admin\Entries\Actions\EntryActionInput;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Mail\ApplicationClient;
use Atoll\Portal\Applications\Record\StatusChange;

/** Action that sets the status of the application, or sends a message to its client. */
final class SetStatusAction implements EntryAction {

	public const NAME       = 'set-status';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct( private StatusChange $statusChange ) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$sendsMail = $input->isChecked( 'mail' );
		$this->statusChange->set(
			$entry,
			$input->text( 'status' ),
			$input->text( 'message' ),
			$by,
			mails: $sendsMail,
			seenVersion: $seenVersion
		);
		return match ( true ) {
			null === ApplicationClient::of( $entry ) => 'status-unmailed',
			! $sendsMail => 'status-set',
			default      => 'status-mailed',
		};
	}

	public static function notices(): array {
		return array(
			'status-set'      => __( 'Saved. The client can read it on the application’s page. No email was sent.', 'atoll' ),
			'status-mailed'   => __( 'Saved, and we are emailing the client.', 'atoll' ),
			'status-unmailed' => __( 'Saved. No email was sent, because the application does not belong to a client yet. Invite one.', 'atoll' ),
		);
	}
}
