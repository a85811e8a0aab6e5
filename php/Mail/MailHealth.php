<?php

declare( strict_types=1 );

namespace Atoll\Mail;

use Atoll\Module;

/** Site Health: mail that was given up, or that nobody sends. */
final class MailHealth implements Module {

	private const DAY  = 86400;
	private const LATE = 3600;

	public function __construct( private MailRepository $mails ) {}

	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	private function add( array $tests ): array {
		$tests['direct']['atoll_mail'] = array(
			'label' => __( 'Mail about enquiries', 'atoll' ),
			'test'  => $this->test( ... ),
		);
		return $tests;
	}

	/** @return array<string, mixed> As WordPress' Site Health asks for it. */
	private function test(): array {
		$failed = $this->mails->countFailed( 30 * self::DAY );
		$late   = $this->mails->countLate( self::LATE );
		if ( $failed > 0 ) {
			/* translators: %d: number of mails. */
			$said = sprintf( _n( '%d mail about an enquiry could not be sent in the last 30 days and was given up. Its entry shows why.', '%d mails about enquiries could not be sent in the last 30 days and were given up. Their entries show why.', $failed, 'atoll' ), $failed );
			return $this->result( 'critical', __( 'Some mail about enquiries could not be sent', 'atoll' ), $said );
		}
		if ( $late > 0 ) {
			/* translators: %d: number of mails. */
			$said = sprintf( _n( '%d mail about an enquiry has been waiting for more than an hour. Check that your mail server takes mail, and that WordPress’ scheduled events run.', '%d mails about enquiries have been waiting for more than an hour. Check that your mail server takes mail, and that WordPress’ scheduled events run.', $late, 'atoll' ), $late );
			return $this->result( 'recommended', __( 'Mail about enquiries is waiting', 'atoll' ), $said );
		}
		return $this->result( 'good', __( 'Mail about enquiries is being sent', 'atoll' ), __( 'Nothing is waiting for long, and nothing was given up in the last 30 days.', 'atoll' ) );
	}

	/** @return array<string, mixed> */
	private function result( string $status, string $label, string $description ): array {
		return array(
			'test'        => 'atoll_mail',
			'status'      => $status,
			'label'       => $label,
			'badge'       => array(
				'label' => __( 'Forms', 'atoll' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => '',
		);
	}
}
