<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

/** The address of a page that asks for a saved form (spec 2): `?formid=12&formtoken=…`. */
final class ResumeAddress {

	public function isForForm( int $form ): bool {
		$formId = $_GET['formid'] ?? ''; // Only compared.
		return (string) $form === $formId && ( isset( $_GET['formtoken'] ) || isset( $_GET['gf_token'] ) );
	}
}
