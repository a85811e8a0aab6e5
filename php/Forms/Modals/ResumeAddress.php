<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Page\Resuming\ReopenedEntries;

/**
 * The address of a page that asks for a saved form (spec 2): `?formid=12&formtoken=…`; or for an entry of whoever is
 * logged in, to be changed: `?formid=12&entry=345`.
 */
final class ResumeAddress {

	public function __construct( private ResumeLinks $links ) {}

	public function isForForm( int $form ): bool {
		$formId = $_GET['formid'] ?? ''; // Only compared.
		return (string) $form === $formId
			&& ( isset( $_GET['formtoken'] ) || isset( $_GET['gf_token'] ) || '' !== $this->entry() );
	}

	/** The address of another page that has the form, so that what was asked for opens there too. */
	public function at( string $url ): string {
		$saved = $this->links->parseQuery( wp_unslash( $_GET ) ); // Encoded below.
		$asked = '' === $saved['token']
			? array( ReopenedEntries::PARAMETER => $this->entry() )
			: array( ResumeLinks::TOKEN => rawurlencode( $saved['token'] ) );
		return add_query_arg( array( ResumeLinks::FORM => $saved['form'] ) + $asked, $url );
	}

	private function entry(): string {
		$entry = $_GET['entry'] ?? ''; // Only a number.
		return is_string( $entry ) && ctype_digit( $entry ) ? $entry : '';
	}
}
