<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Casework\CaseForms;
use Atoll\Admin\Casework\RetryMail;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\Mail;
use Atoll\Forms\Mail\MailRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Moment;
use Atoll\Portal\Cases\CaseFile;

/** The mail that an entry caused: to whom, and what became of it. */
final class EntryMail implements EntryPanel {

	public function __construct( private MailRepository $mails, private CaseForms $forms ) {}

	public function title(): string {
		return __( 'Mail', 'atoll' );
	}

	public function body( Entry $entry, CaseFile $case ): string {
		$mails = $this->mails->ofEntry( $entry->id );
		if ( array() === $mails ) {
			return '<p>' . esc_html__( 'No mail was written about this entry.', 'atoll' ) . '</p>';
		}
		$head = sprintf(
			'<table class="widefat fixed striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Mail', 'atoll' ),
			esc_html__( 'Outcome', 'atoll' )
		);
		$rows    = '';
		$mayEdit = current_user_can( Capabilities::EDIT_ENTRIES );
		foreach ( $mails as $mail ) {
			$rows .= sprintf(
				'<tr><td><strong>%s</strong><br>%s</td><td>%s</td></tr>',
				esc_html( $mail->message->subject ),
				/* translators: %s: email addresses. */
				esc_html( sprintf( __( 'To %s', 'atoll' ), implode( ', ', $mail->message->to ) ) ),
				nl2br( esc_html( implode( "\n", $this->story( $mail ) ) ) ) . ( $mayEdit ? $this->again( $mail, $case ) : '' )
			);
		}
		return "{$head}{$rows}</tbody></table>";
	}

	/** Nothing for one whose words were forgotten once it was sent. */
	private function again( Mail $mail, CaseFile $case ): string {
		$words = match ( $mail->status ) {
			Mail::SENT => __( 'Send once more', 'atoll' ),
			Mail::HELD => __( 'Send it anyway', 'atoll' ),
			default    => __( 'Try again now', 'atoll' ),
		};
		return Mail::SENT === $mail->status && $mail->message->secret ? '' : $this->forms->form( $case, RetryMail::NAME, '', $words, (string) $mail->id, 'button-small' );
	}

	/** @return list<string> One line per attempt, then how it stands. */
	private function story( Mail $mail ): array {
		$lines = array();
		foreach ( $mail->story as $attempt ) {
			$lines[] = $attempt->hasFailed()
				/* translators: 1: date and time, 2: what the mail server said. */
				? sprintf( __( '%1$s: not sent. %2$s', 'atoll' ), Moment::ofUtc( $attempt->at ), $attempt->error )
				/* translators: %s: date and time. */
				: sprintf( __( '%s: sent.', 'atoll' ), Moment::ofUtc( $attempt->at ) );
		}
		return array(
			...$lines,
			...match ( $mail->status ) {
				/* translators: %s: date and time. */
				Mail::WAITING => array( sprintf( __( 'Waiting to be sent: at %s, or soon after.', 'atoll' ), Moment::ofUtc( $mail->due ) ) ),
				Mail::HELD    => array( __( 'Held: this mailbox has had five mails from forms within an hour, and whoever gives an address need not be its owner.', 'atoll' ) ),
				Mail::FAILED  => array( __( 'Given up: nothing more is tried. Please tell them another way.', 'atoll' ) ),
				default       => array(),
			},
		);
	}
}
