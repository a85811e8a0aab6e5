<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** Styles that are tried and not saved: their style sheet, and the contrast in light and in dark mode. */
final class StylePreview {

	public function __construct( private SiteStyles $styles, private Contrast $contrast ) {}

	/** @return array<string, mixed> As contract/rest/settings-preview says. */
	public function of( mixed $values ): array {
		$look = $this->styles->tried( $values );
		return array(
			'css'      => $this->styles->preview( $look ),
			'hasNight' => null !== $look->night,
			'contrast' => array(
				'day'   => $this->contrast->of( $look->day ),
				'night' => $look->night ? $this->contrast->of( $look->night ) : array(),
			),
		);
	}
}
