<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Services\NamedService;

/**
 * One thing that people do on the portal's pages by posting a plain form to the page itself. {@see PortalActions} has
 * made sure by then that the form was ours and, unless visitors may do it, that whoever is logged in meant it. Its name
 * is the value of the hidden input {@see NonceFields::ACTION}.
 */
interface PortalAction extends NamedService {

	/** @var bool Whether somebody who is not logged in may do it. */
	public const FOR_LOGGED_OUT = false;

	/** @throws \Atoll\Platform\Errors\PublicError Shown above the form, which keeps what was typed. */
	public function run(
		PostedFields $fields,
		Visitor $visitor
	): RedirectResponse|FileResponse|PageResponse;

	/**
	 * What is said on the page that {@see RedirectResponse} leads to.
	 *
	 * @return array<string, PortalNotice> By the names that RedirectResponse uses; names are unique among all actions.
	 */
	public static function notices(): array;
}
