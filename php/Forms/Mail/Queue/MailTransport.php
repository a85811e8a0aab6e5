<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use PHPMailer\PHPMailer\PHPMailer;

/** Hands one mail to WordPress, by whatever way the site sends its mail. */
final class MailTransport {

	/** Seconds that a mail server may take for one answer. */
	private const PATIENCE = 20;
	/** After other plugins have said which server it is. */
	private const LATE = 1000;

	public function __construct( private MessageIds $ids ) {}

	/** @throws MailRefused With the reason, as far as somebody gave one. */
	public function send( QueuedMail $mail ): void {
		if ( array() === $mail->message->to ) {
			throw new MailRefused( 'No usable address to send to.' );
		}
		$reason = '';
		$taken  = array();
		$listen = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		$undo   = static fn() => null;
		$note   = static function ( string $address ) use ( &$taken ): void {
			$taken[] = $address;
		};
		$shape  = function ( PHPMailer $mailer ) use ( $mail, $note, &$undo ): void {
			$undo = $this->shape( $mailer, $mail, $note );
		};
		add_action( 'wp_mail_failed', $listen );
		add_action( 'phpmailer_init', $shape, self::LATE );
		try {
			$sent = wp_mail(
				$mail->message->to,
				$mail->message->subject,
				$mail->message->html,
				$this->headers( $mail->message )
			);
		} catch ( \Throwable $fault ) {
			$sent   = false;
			$reason = $fault->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $listen );
			remove_action( 'phpmailer_init', $shape, self::LATE );
			$undo();
		}
		// Whoever fails once everybody has it, such as another plugin that is told so, is not why to send it again.
		if ( ! $sent && array() !== $mail->message->without( $taken )->to ) {
			throw new MailRefused(
				'' === $reason ? 'WordPress did not send it, and gave no reason.' : $reason,
				$taken
			);
		}
	}

	/**
	 * The text beside the HTML, and a name that stays the same should it be sent twice, so that mailboxes show it once.
	 *
	 * @param \Closure( string ): void $taken Told each address that the mail server has taken the mail for.
	 * @return \Closure(): void Takes back what WordPress does not: all mail of a request is sent by one mailer, and
	 * under our name mailboxes would show none of what follows.
	 */
	private function shape( PHPMailer $mailer, QueuedMail $mail, \Closure $taken ): \Closure {
		$server  = $mailer->getSMTPInstance();
		$before  = array( $mailer->MessageID, $mailer->Timeout, $server->Timelimit, $mailer->action_function );
		$restore = static function () use ( $mailer, $server, $before ): void {
			list( $mailer->MessageID, $mailer->Timeout, $server->Timelimit, $mailer->action_function ) = $before;
		};

		/** @var mixed $told Empty where nobody else wants to be told. */
		$told = $before[3];

		$mailer->action_function = static function ( bool $isSent, array $to, mixed ...$more ) use (
			$taken,
			$told
		): void {
			if ( $isSent && is_array( $to[0] ?? null ) && is_string( $to[0][0] ?? null ) ) {
				$taken( $to[0][0] );
			}
			is_callable( $told ) && $told( $isSent, $to, ...$more );
		};

		$mailer->AltBody   = $mail->message->text;
		$mailer->MessageID = $this->ids->of( $mail );
		$mailer->Timeout   = min( $mailer->Timeout, self::PATIENCE );
		// PHPMailer would wait 300 s for each line of a server that says nothing.
		$server->Timelimit = $mailer->Timeout;
		$mailer->FromName  = $this->sender( $mail->message->fromName, $mailer->FromName );
		return $restore;
	}

	/** Nobody opens a mail about their loan from "WordPress"; a name that another plugin chose stays. */
	private function sender( string $chosen, string $otherwise ): string {
		$site = 'WordPress' === $otherwise
			? MailMessage::line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) )
			: '';
		return $chosen ?: $site ?: $otherwise;
	}

	/** @return list<string> */
	private function headers( MailMessage $message ): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8' );
		foreach ( $message->headers as $name => $addresses ) {
			$headers[] = ucwords( str_replace( '_', '-', $name ), '-' ) . ': ' . implode( ', ', $addresses );
		}
		return $headers;
	}
}
