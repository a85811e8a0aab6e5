<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Placement\FormPages;

/** Where a client begins an application: the address that the block names, or the page of the form that it names. */
final class StartLink {

	public function __construct( private FormPages $pages ) {}

	/**
	 * @param array<mixed> $attributes Of the block: `startUrl`, `formId`.
	 * @return string Empty when the block names nothing.
	 */
	public function url( array $attributes ): string {
		$data = new JsonData( $attributes );
		$url  = esc_url_raw( trim( $data->string( 'startUrl' ) ) );
		return '' === $url && $data->int( 'formId' ) > 0 ? $this->pages->urlForForm( $data->int( 'formId' ) ) : $url;
	}
}
