<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Admin\Entries\Actions\AdminControls;
use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Actions\NotSpamAction;
use Atoll\Admin\Entries\Actions\RetryMailAction;
use Atoll\Admin\Entries\StackingTable;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the emails about an entry: their recipients and status. */
final class MailPanel implements EntryPanel {

	public function __construct(
		private MailRepository $mails,
		private EntryActionForms $forms,
		private SpamRelease $spam
	) {}

	public function title(): string {
		return __( 'Emails', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$mails = $this->mails->ofEntry( $entry->id );
		if ( array() === $mails ) {
			return $this->withoutMail( $entry, $record );
		}
		$mayEdit = current_user_can( Capabilities::EDIT_ENTRIES );
		$rows    = array_map(
			fn( QueuedMail $mail ): array => array(
				sprintf(
					'<strong>%s</strong><br>%s',
					esc_html( $mail->message->subject ),
					/* translators: %s: email addresses. */
					esc_html( sprintf( __( 'To %s', 'atoll' ), implode( ', ', $mail->message->addressees() ) ) )
				),
				nl2br( esc_html( implode( "\n", $this->outcomeLines( $mail ) ) ) )
					. ( $mayEdit ? $this->retryForm( $mail, $record ) : '' ),
			),
			$mails
		);
		return StackingTable::render( array( __( 'Emails', 'atoll' ), __( 'Outcome', 'atoll' ) ), $rows, 'fixed' );
	}

	/** Renders a button to send held email if the entry left the spam without it, through the list or the trash. */
	private function withoutMail( Entry $entry, ApplicationRecord $record ): string {
		$words = '<p>' . esc_html__( 'No emails were sent about this entry.', 'atoll' ) . '</p>';
		return $entry->isActive()
			&& current_user_can( Capabilities::EDIT_ENTRIES )
			&& $this->spam->holdsMail( $entry )
				? $words . $this->forms->form(
					$record,
					NotSpamAction::NAME,
					AdminControls::hidden( array( 'mail' => '1' ) ),
					__( 'Send the emails that were held back', 'atoll' )
				)
				: $words;
	}

	/** Renders a button to send an email again; empty if its text was deleted after it was sent. */
	private function retryForm( QueuedMail $mail, ApplicationRecord $record ): string {
		$words = match ( $mail->status ) {
			QueuedMail::SENT => __( 'Send again', 'atoll' ),
			QueuedMail::HELD, QueuedMail::COPIED => __( 'Send it anyway', 'atoll' ),
			default    => __( 'Try again now', 'atoll' ),
		};
		return QueuedMail::SENT === $mail->status && $mail->message->secret
			? ''
			: $this->forms->form( $record, RetryMailAction::NAME, '', $words, (string) $mail->id, 'button-small' );
	}

	/** @return list<string> One line per attempt, then the current status. */
	private function outcomeLines( QueuedMail $mail ): array {
		$lines = array();
		foreach ( $mail->story as $attempt ) {
			$lines[] = sprintf(
				match ( true ) {
					/* translators: 1: date and time, 2: a sentence. */
					! $attempt->hasEnded  => __( '%1$s: started. %2$s', 'atoll' ),
					/* translators: 1: date and time, 2: what the mail server said. */
					$attempt->hasFailed() => __( '%1$s: not sent. %2$s', 'atoll' ),
					/* translators: %s: date and time. */
					default               => __( '%s: sent.', 'atoll' ),
				},
				SiteDateFormat::ofUtc( $attempt->at ),
				$attempt->words()
			);
		}
		return array(
			...$lines,
			...match ( $mail->status ) {
				QueuedMail::WAITING => array(
					sprintf(
						/* translators: %s: date and time. */
						__( 'Waiting to be sent: at %s, or soon after.', 'atoll' ),
						SiteDateFormat::ofUtc( $mail->due )
					),
				),
				QueuedMail::HELD    => array( __( 'Held: forms have sent five emails to this mailbox within five hours, and the person who entered the address may not be its owner.', 'atoll' ) ),
				QueuedMail::COPIED  => array( __( 'Held: this email was waiting when the site was copied or moved. If this is a copy, leave it, because the original site sends it. If this is the site itself, send it.', 'atoll' ) ),
				QueuedMail::FAILED  => array( __( 'Not sent: we have stopped trying. Please contact them another way.', 'atoll' ) ),
				default       => array(),
			},
		);
	}
}
