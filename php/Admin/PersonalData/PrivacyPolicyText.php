<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

/**
 * Text on forms and the client portal for WordPress' privacy policy guide, according to this site's settings.
 *
 * @phpstan-import-type Facts from FormPrivacy
 */
final class PrivacyPolicyText {

	/** @param \Closure(): list<string> $services Sentences on other companies that get visitors' data. */
	public function __construct( private FormPrivacy $forms, private \Closure $services ) {}

	/** Returns safe HTML. */
	public function html(): string {
		$forms = $this->forms->ofPublished();
		$parts = array(
			__( 'What you send us', 'atoll' )     => array(
				__( 'When you fill in one of our forms we keep your answers and the files that you send, the time, the page you sent them from, your IP address and details of your browser. We use them to reply to you, to work on your application, and to keep out spam.', 'atoll' ),
				__( 'If you save a form to finish later, we keep it encrypted for 30 days from when you last saved it, and then delete it. We check passwords you type into a form, but do not keep them.', 'atoll' ),
				...$this->ipSentences( $forms ),
				...$this->retentionSentences( $forms ),
			),
			__( 'Your client login', 'atoll' )    => array(
				__( 'If you become a client we keep your name, email address and phone number, and which applications are yours. A cookie keeps you logged in; it ends when you log out, or after a time without use. In your profile you can download what we keep about you and close your account.', 'atoll' ),
			),
			__( 'Emails', 'atoll' )                 => array(
				__( 'We keep the emails that this site has sent about your form together with it, and delete them when we delete it.', 'atoll' ),
				__( 'We delete other emails, such as links to saved forms and emails about your login, after 30 days.', 'atoll' ),
			),
			__( 'Who sees your information', 'atoll' )      => array(
				__( 'Our staff who work on enquiries and applications see what you send. The site records which of them opened or exported what, and when.', 'atoll' ),
				...( $this->services )(),
			),
		);
		$html  = '<p class="privacy-policy-tutorial">' . esc_html__( 'Forms and the client portal are Atoll’s. Check that this text fits what your business does, and add what the law requires of credit providers and brokers, such as how long records of applications must be kept.', 'atoll' ) . '</p>';
		foreach ( $parts as $title => $sentences ) {
			$html .= '<h3>' . esc_html( $title ) . '</h3><p>'
				. implode( '</p><p>', array_map( 'esc_html', $sentences ) ) . '</p>';
		}
		return $html;
	}

	/**
	 * @param array<int, Facts> $forms
	 * @return list<string> Sentences on forms that store no IP address.
	 */
	private function ipSentences( array $forms ): array {
		return array_map(
			static fn( array $form ): string => sprintf(
				/* translators: %s: title of a form. */
				__( 'We do not keep your IP address with what you send through the form “%s”.', 'atoll' ),
				$form['title']
			),
			array_values( array_filter( $forms, static fn( array $form ): bool => ! $form['keepsIp'] ) )
		);
	}

	/**
	 * @param array<int, Facts> $forms
	 * @return list<string> Sentences on how long entries are stored, by form.
	 */
	private function retentionSentences( array $forms ): array {
		$sentences = array_map(
			static fn( array $form ): string => sprintf(
				/* translators: 1: title of a form, 2: number of days. */
				_n(
					'What you send by the form “%1$s” is deleted after %2$d day.',
					'What you send by the form “%1$s” is deleted after %2$d days.',
					$form['days'],
					'atoll'
				),
				$form['title'],
				$form['days']
			),
			array_values( array_filter( $forms, static fn( array $form ): bool => $form['days'] > 0 ) )
		);
		return array() === $sentences
			? array( __( 'We keep what you send for as long as we need it to help you or the law requires, and then delete it.', 'atoll' ) )
			: $sentences;
	}

	public function suggest(): void {
		wp_add_privacy_policy_content( 'Atoll', wp_kses_post( $this->html() ) );
	}
}
