<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Actions;

use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Admin\Entries\Actions\EntryActionInput;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;
use Atoll\Portal\Applications\Record\ApplicationHistory;
use Atoll\Portal\Invitations\Invitations;

/** Action that revokes an invitation, for instance to a mistyped email address: its link stops working. */
final class RevokeInvitationAction implements EntryAction {

	public const NAME       = 'take-invitation-back';
	public const CAPABILITY = Capabilities::INVITE_CLIENTS;

	public function __construct(
		private ApplicationHistory $history,
		private Invitations $invitations,
		private Transaction $transaction
	) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$this->transaction->run(
			function () use ( $entry, $seenVersion, $by ): void {
				$this->history->addRevokedInvitation( $entry, $by, $seenVersion );
				$this->invitations->revoke( $entry );
			}
		);
		return 'invitation-taken-back';
	}

	public static function notices(): array {
		return array(
			'invitation-taken-back' => __( 'The invitation has been cancelled. Its link no longer works.', 'atoll' ),
		);
	}
}
