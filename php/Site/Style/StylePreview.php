<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** Styles that are tried and not saved: their style sheet, and the contrast in light and in dark mode. */
final class StylePreview {

	public function __construct( private SiteStyles $styles, private Contrast $contrast ) {}

	/** @return array<string, mixed> As contract/rest/atoll/settings-preview says. */
	public function of( mixed $values ): array {
		$preview = $this->styles->ofUnsaved( $values );
		return array(
			'css'      => $this->styles->preview( $preview ),
			'hasNight' => null !== $preview->night,
			'contrast' => array(
				'day'   => $this->contrast->of( $preview->day ),
				'night' => $preview->night ? $this->contrast->of( $preview->night ) : array(),
			),
		);
	}
}
