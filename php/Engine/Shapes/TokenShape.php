<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;

/** Token that a script obtains for the server to check, such as a captcha's. Not a person's answer, never stored. */
final class TokenShape extends OneInputShape {

	public function initial( Field $field ): string {
		return '';
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array();
	}

	public function display( Field $field, string|array $value ): string {
		return '';
	}
}
