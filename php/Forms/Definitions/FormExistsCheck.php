<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a form chosen in a setting exists and is open to visitors. 0 means no form. */
final class FormExistsCheck implements SettingCheck {

	public function __construct( private FormRepository $forms ) {}

	public function complaint( JsonData $setting, mixed $value ): string {
		return 'form' !== $setting->string( 'control' ) || 0 === $value
			|| ( is_int( $value ) && null !== $this->forms->findOrNull( $value ) )
			? ''
			: __( 'This form is closed or in the trash, so that visitors cannot send it. Open it again, or choose another one.', 'atoll' );
	}
}
