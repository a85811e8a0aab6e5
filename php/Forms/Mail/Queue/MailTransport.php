<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/** Hands one mail to WordPress, by whatever way the site sends its mail. */
final class MailTransport {

	/** Seconds that a mail server may take for one answer, but for the one that {@see PatientSmtp} waits for. */
	private const TIMEOUT = 20;
	/** After other plugins have said which server it is. */
	private const HOOK_PRIORITY = 1000;

	public function __construct( private MessageIds $ids ) {}

	/**
	 * @param \Closure(): void|null $onSent    Called as soon as everybody's mail is accepted: whatever other plugins do
	 *                                         then may end this process.
	 * @param bool                  $isPatient Nobody waits: {@see PatientSmtp}.
	 * @throws MailRefused With the reason where there is one.
	 */
	public function send( QueuedMail $mail, ?\Closure $onSent = null, bool $isPatient = false ): void {
		$deliveries = $mail->message->deliveries();
		if ( array() === $deliveries ) {
			throw new MailRefused( 'No usable address to send to.' );
		}
		$reasons    = array();
		$accepted   = array();
		$onAccepted = static function ( string ...$addresses ) use ( &$accepted, $mail, $onSent ): void {
			array_push( $accepted, ...$addresses );
			if ( null !== $onSent && array() === $mail->message->withoutRecipients( $accepted )->addressees() ) {
				$onSent();
			}
		};
		foreach ( $deliveries as $delivery ) {
			$reason = $this->handOver( $mail->with( $delivery ), $onAccepted, $isPatient );
			// A failure after everybody has it, such as in another plugin's listener, is no reason to send it again.
			if ( null !== $reason && array() !== $delivery->withoutRecipients( $accepted )->addressees() ) {
				$reasons[] = $reason;
			} else {
				$onAccepted( ...$delivery->addressees() );
			}
		}
		if ( array() !== $reasons ) {
			throw new MailRefused(
				implode( ' ', array_unique( $reasons ) ),
				array_values( array_unique( $accepted ) )
			);
		}
	}

	/**
	 * @param \Closure( string ): void $onAccepted Gets each address that the mail server has accepted the mail for.
	 * @return string|null Why it was not sent, or not to everybody; null when it was.
	 */
	private function handOver( QueuedMail $mail, \Closure $onAccepted, bool $isPatient ): ?string {
		$reason     = '';
		$onFailure  = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		$restore    = static fn() => null;
		$configure  = function ( PHPMailer $mailer ) use ( $mail, $onAccepted, $isPatient, &$restore ): void {
			$isPatient && $this->waitLonger( $mailer );
			$restore = $this->configure( $mailer, $mail, $onAccepted );
		};
		add_action( 'wp_mail_failed', $onFailure );
		add_action( 'phpmailer_init', $configure, self::HOOK_PRIORITY );
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
			remove_action( 'wp_mail_failed', $onFailure );
			remove_action( 'phpmailer_init', $configure, self::HOOK_PRIORITY );
			$restore();
		}
		return $sent ? null : ( $reason ?: 'WordPress did not send it, and gave no reason.' );
	}

	/**
	 * The text beside the HTML, and a name that stays the same should it be sent twice, so that mailboxes show it once.
	 *
	 * @param \Closure( string ): void $onAccepted Gets each address that the mail server has accepted the mail for.
	 * @return \Closure(): void Resets what WordPress does not: one mailer sends all mail of a request, and mailboxes
	 * would show no later mail under the same Message-ID.
	 */
	private function configure( PHPMailer $mailer, QueuedMail $mail, \Closure $onAccepted ): \Closure {
		$server  = $mailer->getSMTPInstance();
		$initial = array( $mailer->MessageID, $mailer->Timeout, $server->Timelimit, $mailer->action_function );
		$restore = static function () use ( $mailer, $server, $initial ): void {
			list( $mailer->MessageID, $mailer->Timeout, $server->Timelimit, $mailer->action_function ) = $initial;
		};

		/** @var mixed $previousCallback Empty where nobody else has set one. */
		$previousCallback = $initial[3];

		$mailer->action_function = static function ( bool $isSent, array $to, mixed ...$more ) use (
			$onAccepted,
			$previousCallback
		): void {
			if ( $isSent && is_array( $to[0] ?? null ) && is_string( $to[0][0] ?? null ) ) {
				$onAccepted( $to[0][0] );
			}
			is_callable( $previousCallback ) && $previousCallback( $isSent, $to, ...$more );
		};

		$mailer->AltBody   = $mail->message->text;
		$mailer->MessageID = $this->ids->of( $mail );
		$mailer->Timeout   = min( $mailer->Timeout, self::TIMEOUT );
		// PHPMailer would wait 300 s for each line of a server that says nothing.
		$server->Timelimit = $mailer->Timeout;
		$mailer->FromName  = $this->sender( $mail->message->fromName, $mailer->FromName );
		return $restore;
	}

	/** Not another plugin's own connection, nor one that is open. */
	private function waitLonger( PHPMailer $mailer ): void {
		$server = $mailer->getSMTPInstance();
		if ( 'smtp' === $mailer->Mailer && SMTP::class === $server::class && ! $server->connected() ) {
			$mailer->setSMTPInstance( new PatientSmtp() );
		}
	}

	/** Nobody opens a mail about their loan from "WordPress"; a name that another plugin chose stays. */
	private function sender( string $fromName, string $default ): string {
		$site = 'WordPress' === $default
			? MailMessage::line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) )
			: '';
		return $fromName ?: $site ?: $default;
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
