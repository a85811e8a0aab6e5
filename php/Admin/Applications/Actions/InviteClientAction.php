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
use Atoll\Portal\Invitations\InvitationSender;

/** Action that invites a client. They get the application once they accept, which proves that the mailbox is theirs. */
final class InviteClientAction implements EntryAction {

	public const NAME       = 'invite-client';
	public const CAPABILITY = Capabilities::INVITE_CLIENTS;

	public function __construct(
		private ApplicationHistory $history,
		private InvitationSender $invitations,
		private Transaction $transaction
	) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$this->transaction->run(
			function () use ( $entry, $input, $seenVersion, $by ): void {
				$this->history->addInvitation( $entry, $input->text( 'email' ), $by, $seenVersion );
				$this->invitations->invite( $input->text( 'email' ), $input->text( 'first_name' ), $entry, $by );
			}
		);
		return 'client-invited';
	}

	public static function notices(): array {
		return array( 'client-invited' => __( 'The invitation is on its way. The application becomes the client’s once they have accepted it.', 'atoll' ) );
	}
}
