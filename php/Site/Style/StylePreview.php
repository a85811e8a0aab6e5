<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** A preview of unsaved styles: their style sheet, and their contrast in light and dark mode. */
final class StylePreview {

	public function __construct( private SiteStyles $styles, private Contrast $contrast ) {}

	/** @return array<string, mixed> As in contract/rest/atoll/settings-preview. */
	public function build( mixed $values ): array {
		$preview = $this->styles->ofUnsaved( $values );
		return array(
			'css'      => $this->styles->preview( $preview ),
			'hasNight' => null !== $preview->night,
			'contrast' => array(
				'day'   => $this->contrast->measure( $preview->day ),
				'night' => $preview->night ? $this->contrast->measure( $preview->night ) : array(),
			),
		);
	}
}
