<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Forms\Captcha\Methods\CaptchaQuestionMarkup;
use Atoll\Platform\Islands\IslandPartSettings;

/** Settings and markup of a form with a captcha. */
final class CaptchaPart implements IslandPartSettings {

	/** @param \Closure(): Captcha $captcha Called only for forms with a captcha. */
	public function __construct( private \Closure $captcha ) {}

	public function settings( int $formNumber ): array {
		$captcha = ( $this->captcha )();
		return $captcha->method->settings( $formNumber )
			+ array( 'question' => null === $captcha->question ? '' : '1' );
	}

	/**
	 * Prints a question in place of the captcha if a form is shown again because its captcha was not passed.
	 *
	 * @param array<int, string> $messages Errors by field id.
	 * @return (\Closure( FieldView ): string)|null
	 */
	public function questionRenderer( Form $form, array $messages ): ?\Closure {
		$field    = CaptchaField::in( $form );
		$question = null === $field || ! isset( $messages[ $field->id ] ) ? null : ( $this->captcha )()->question;
		return null === $question ? null : ( new CaptchaQuestionMarkup( $question ) )->render( ... );
	}
}
