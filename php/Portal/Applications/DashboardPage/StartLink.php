<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Placement\FormPages;

/** The URL at which a client starts an application: the block's own URL, or the page of the block's form. */
final class StartLink {

	public function __construct( private FormPages $pages ) {}

	/**
	 * @param array<mixed> $attributes The block's attributes: `startUrl`, `formId`.
	 * @return string Empty if the block sets neither.
	 */
	public function url( array $attributes ): string {
		$data = new JsonData( $attributes );
		$url  = esc_url_raw( trim( $data->string( 'startUrl' ) ) );
		return '' === $url && $data->int( 'formId' ) > 0 ? $this->pages->urlForForm( $data->int( 'formId' ) ) : $url;
	}
}
