<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;

/** The address of a page that asks for a saved form (spec 2): `?formid=12&formtoken=…`. */
final class ResumeAddress {

	public function __construct( private ResumeLinks $links ) {}

	public function isForForm( int $form ): bool {
		$formId = $_GET['formid'] ?? ''; // Only compared.
		return (string) $form === $formId && ( isset( $_GET['formtoken'] ) || isset( $_GET['gf_token'] ) );
	}

	/** The address of another page that has the form, so that the saved one opens there too. */
	public function at( string $url ): string {
		$saved = $this->links->parseQuery( wp_unslash( $_GET ) ); // Encoded below.
		return add_query_arg(
			array(
				ResumeLinks::FORM  => $saved['form'],
				ResumeLinks::TOKEN => rawurlencode( $saved['token'] ),
			),
			$url
		);
	}
}
