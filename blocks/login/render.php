<?php
/**
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->login()->render(); // Escaped where it is built.
