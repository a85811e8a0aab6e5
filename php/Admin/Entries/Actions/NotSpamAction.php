<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Record\ApplicationChanged;
use Atoll\Portal\Applications\Record\ApplicationLock;

/**
 * Action that moves an entry out of the spam and, if requested, sends the email that was held. For an entry that left
 * the spam without its email, it only sends that.
 */
final class NotSpamAction implements EntryAction {

	public const NAME       = 'not-spam';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct( private SpamRelease $spam, private ApplicationLock $lock ) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$sendsMail = $input->isChecked( 'mail' );
		if ( $sendsMail && $entry->isActive() ) {
			$mails = $this->lock->change( $entry->id, $seenVersion, $this->spam->sendHeldMail( ... ) );
			return 0 === $mails ? 'not-spam' : 'not-spam-mailed';
		}
		if ( array() === $this->spam->unmark( array( $entry->id ), $sendsMail, $by ) ) {
			throw new ApplicationChanged();
		}
		return $sendsMail ? 'not-spam-mailed' : 'not-spam';
	}

	public static function notices(): array {
		return array(
			'not-spam'        => __( 'The entry is active again. No email was sent.', 'atoll' ),
			'not-spam-mailed' => __( 'The entry is active again, and the emails that were held back are being sent.', 'atoll' ),
		);
	}
}
