<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/** Hands one mail to WordPress, which sends it in the way that the site is set up for. */
final class MailTransport {

	/** Seconds that a mail server may take for one response, except the one that {@see LongTimeoutSmtp} waits for. */
	private const TIMEOUT = 20;
	private const HOOK_PRIORITY = 1000; // After other plugins have set the server.

	public function __construct( private MessageIds $ids ) {}

	/**
	 * @param \Closure(): void|null $onSent    Called once all are accepted: plugins may end the process then.
	 * @param bool                  $isPatient Whether nobody waits for this request: {@see LongTimeoutSmtp}.
	 * @throws MailRefused With the reason if there is one.
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
			// If another plugin's callback fails after everybody has the mail, that must not make it go out again.
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
	 * @param \Closure( string ): void $onAccepted Called with each address that the mail server has accepted.
	 * @return string|null Reason why it was not sent, or not to everybody; null if it was sent.
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
	 * Sets the plain text, and a Message-ID that stays the same, so that mailboxes show a mail once even if sent twice.
	 *
	 * @param \Closure( string ): void $onAccepted Called with each address that the mail server has accepted.
	 * @return \Closure(): void Resets what WordPress does not: one mailer sends all mail of a request, and mailboxes
	 * would not show later mail with the same Message-ID.
	 */
	private function configure( PHPMailer $mailer, QueuedMail $mail, \Closure $onAccepted ): \Closure {
		$server  = $mailer->getSMTPInstance();
		$initial = array( $mailer->MessageID, $mailer->Timeout, $server->Timelimit, $mailer->action_function );
		$restore = static function () use ( $mailer, $server, $initial ): void {
			list( $mailer->MessageID, $mailer->Timeout, $server->Timelimit, $mailer->action_function ) = $initial;
		};

		/** @var mixed $previousCallback Empty if nobody else has set one. */
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
		$mailer->MessageID = $this->ids->generate( $mail );
		$mailer->Timeout   = min( $mailer->Timeout, self::TIMEOUT );
		// PHPMailer would wait 300 s for each line of a server that sends nothing.
		$server->Timelimit = $mailer->Timeout;
		$mailer->FromName  = $this->sender( $mail->message->fromName, $mailer->FromName );
		return $restore;
	}

	/** Waits longer, unless another plugin has its own connection, or one is open already. */
	private function waitLonger( PHPMailer $mailer ): void {
		$server = $mailer->getSMTPInstance();
		if ( 'smtp' === $mailer->Mailer && SMTP::class === $server::class && ! $server->connected() ) {
			$mailer->setSMTPInstance( new LongTimeoutSmtp() );
		}
	}

	/** Returns the sender's name: the site's instead of "WordPress", but a name that another plugin has set is kept. */
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
