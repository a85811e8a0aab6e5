<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

/** Asks for what anybody may find: nothing that needs a login, and no page to log in on. */
final class OpenPages {

	/**
	 * @param mixed $asked A `meta_query` that is asked already.
	 * @return array<array-key, mixed> A `meta_query` for WP_Query.
	 */
	public function among( mixed $asked = array() ): array {
		$open = array(
			'relation' => 'AND',
			$this->without( PageMeta::IS_PRIVATE ),
			$this->without( PageMeta::IS_PORTAL ),
		);
		return is_array( $asked ) && array() !== $asked ? array( 'relation' => 'AND', $asked, $open ) : $open;
	}

	/** @return array<array-key, mixed> */
	private function without( string $key ): array {
		return array(
			'relation' => 'OR',
			array(
				'key'     => $key,
				'compare' => 'NOT EXISTS',
			),
			array(
				'key'     => $key,
				'value'   => '1',
				'compare' => '!=',
			),
		);
	}
}
