<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Forms\Submission\Check;
use Atoll\Forms\Submission\Submission;

/**
 * Refuses submissions without a valid token if the form has a captcha. The visitor can then answer a question instead,
 * even if the failure is the vendor's fault.
 */
final class CaptchaCheck implements Check {

	/** @param \Closure(): Captcha $captcha Called only for forms with a captcha. */
	public function __construct( private \Closure $captcha ) {}

	public function messages( Form $form, ResolvedAnswers $resolved, Submission $submission ): array {
		$field = CaptchaField::in( $form );
		if ( null === $field || $resolved->isHidden( $field->id ) ) {
			return array();
		}
		$captcha = ( $this->captcha )();
		$result  = $captcha->verdict( $submission );
		return CaptchaResult::Ok === $result
			? array()
			: array( $field->id => $this->message( $result, null !== $captcha->question ) );
	}

	private function message( CaptchaResult $result, bool $hasQuestion ): string {
		return match ( $result ) {
			CaptchaResult::Missing     => $hasQuestion
				? __( 'Please answer the question, so that we know a person is sending this.', 'atoll' )
				: __( 'Your browser could not run our spam check. Turn on JavaScript and send this again, or call us.', 'atoll' ),
			CaptchaResult::WrongAnswer => __( 'That answer was wrong, or it came too late. Please answer the question again.', 'atoll' ),
			CaptchaResult::Unreachable => $hasQuestion
				? __( 'Our spam check cannot be reached at the moment. Please send this again, or answer a question instead.', 'atoll' )
				: __( 'Our spam check cannot be reached at the moment. Please send this again in a minute, or call us.', 'atoll' ),
			default              => $hasQuestion
				? __( 'Our spam check was not passed. Please send this again, or answer a question instead.', 'atoll' )
				: __( 'Our spam check was not passed. Please send this again, or call us.', 'atoll' ),
		};
	}
}
